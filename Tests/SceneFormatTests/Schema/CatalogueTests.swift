internal import FileStorage
internal import Foundation
import Testing

@testable import SceneFormat

/// The decoder and the schema know the same keys: both read the catalogue, and nothing in it is left over.
@Suite struct CatalogueTests {
    @Test func everyKindOfObjectIsInTheCatalogue() {
        for name in FormName.allCases { #expect(Catalogue.forms[name] != nil, "\(name)") }
        #expect(Catalogue.forms.count == FormName.allCases.count)
    }

    @Test func noKeyStandsTwice() {
        for name in FormName.allCases {
            let keys = name.form.keys.map(\.name)
            #expect(Set(keys).count == keys.count, "\(name)")
        }
    }

    @Test func decoderAsksForEveryKeyAndForNoOther() throws {
        let use = KeyUse()
        try TemporaryFolder.with(["feed.json": "{\"data\": {\"items\": [{}]}}"]) { folder in
            for text in SceneCorpus.texts {
                let document = SceneDocument(
                    bytes: Array(text.utf8), folder: FilePath(folder), name: "scene.json")
                for variant in document.variants {
                    let reading = document.reading(variant: variant, keyUse: use)
                    #expect(reading.diagnostics.map(\.description) == [])
                }
            }
        }
        #expect(use.unlisted.isEmpty, "\(use.unlisted)")
        for name in FormName.allCases {
            for key in name.form.keys {
                let wasAsked = use.asked.contains(KeyUse.Key(form: name, name: key.name))
                #expect(wasAsked, "\(name).\(key.name)")
            }
        }
    }
}
