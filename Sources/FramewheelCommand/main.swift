print("framewheel")
