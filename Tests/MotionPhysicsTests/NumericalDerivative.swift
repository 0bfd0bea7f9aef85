/// The slope of a function by a central difference of fourth order.
func numericalDerivative(at x: Double, step: Double, of function: (Double) -> Double) -> Double {
    let near = function(x + step) - function(x - step)
    let far = function(x + 2 * step) - function(x - 2 * step)
    return (8 * near - far) / (12 * step)
}
