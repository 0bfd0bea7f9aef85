import FramewheelUI

// Copied from the article about the shrinking carousel (seeds/003): what its author typed must compile as it is.

struct ThumbnailView: View {
    var body: some View {
        Rectangle()
            .foregroundColor(.blue)
            .frame(
                width: UIConstants.Thumbnail.width,
                height: UIConstants.Thumbnail.height
            )
            .cornerRadius(UIConstants.Thumbnail.cornerRadius)
    }
}

struct DetailView: View {
    var body: some View {
        ZStack {
            Rectangle()
                .foregroundStyle(Color.red)
                .frame(
                    width: UIConstants.Detail.width,
                    height: UIConstants.Detail.height
                )
                .clipShape(
                    .rect(
                        topLeadingRadius: 0,
                        bottomLeadingRadius: UIConstants.Detail.cornerRadius,
                        bottomTrailingRadius: UIConstants.Detail.cornerRadius,
                        topTrailingRadius: 0
                    )
                )
            HStack() {
                Text("1~2巻無料！")
                    .foregroundStyle(Color.white)
                    .font(
                        .system(
                            size: 18,
                            weight: .bold
                        )
                    )
                Spacer(minLength: 0)
                Text("10/23まで")
                    .foregroundStyle(Color.white)
                    .font(
                        .system(
                            size: 12,
                            weight: .medium
                        )
                    )
            }
            .padding(.horizontal, 8)
            .frame(
                width: UIConstants.Detail.width,
                height: UIConstants.Detail.height
            )
        }
    }
}

enum UIConstants {
    enum Thumbnail {
        static let width: CGFloat = 180
        static let height: CGFloat = 320
        static let cornerRadius: CGFloat = 12
    }

    enum Detail {
        static let width: CGFloat = 180
        static let height: CGFloat = 40
        static let cornerRadius: CGFloat = 12
    }
}
