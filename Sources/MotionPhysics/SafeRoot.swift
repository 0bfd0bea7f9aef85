/// The root of a function between two arguments where its sign differs, to the last bits.
///
/// Newton's steps as long as each is at most half of the one before, else a halving of the bracket; so the
/// search ends for any function (the `rtsafe` of Numerical Recipes, section 9.4).
///
/// - Parameters:
///   - lower: The smaller end of the bracket.
///   - upper: The larger end of the bracket.
///   - function: The value and the slope at an argument.
/// - Returns: An argument between the two, within a last bit of the change of sign.
func safeRoot(from lower: Double, to upper: Double, of function: (Double) -> (Double, Double)) -> Double {
    let (first, _) = function(lower)
    guard first != 0 else { return lower }
    // Every second step halves something, so that this narrows the widest bracket to the last bit of a double.
    let limit = 256
    var left = lower
    var right = upper
    var guess = left + (right - left) / 2
    var lastStep = right - left
    for _ in 0..<limit {
        let (value, slope) = function(guess)
        guard value != 0 else { return guess }
        if (value < 0) == (first < 0) { left = guess } else { right = guess }
        var next = guess - value / slope
        let isInside = next > left && next < right
        if !isInside || (next - guess).magnitude > lastStep / 2 {
            next = left + (right - left) / 2
        }
        lastStep = (next - guess).magnitude
        guard lastStep > guess.magnitude.ulp else { return next }
        guess = next
    }
    return guess
}
