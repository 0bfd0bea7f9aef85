import Framewheel

// The example of README.md; scripts/check_readme.py sees to it that both are the same.
func readmeScene() -> SceneReading {
    let reading = SceneDocument(path: "scene.json").scene(variant: ["theme": "dark"])
    return reading
}
