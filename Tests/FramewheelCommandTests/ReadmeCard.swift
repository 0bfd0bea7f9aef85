import Framewheel

// The example of README.md; scripts/check_readme.py sees to it that both are the same.
struct OfferBar: View {
    var title: String
    var until: String

    var body: some View {
        HStack {
            Text(title).font(.system(size: 18, weight: .bold))
            Spacer(minLength: 0)
            Text(until).font(.system(size: 12, weight: .medium))
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 8)
        .frame(width: 180, height: 40)
        .background(.red)
        .clipShape(.rect(bottomLeadingRadius: 12, bottomTrailingRadius: 12))
    }
}
