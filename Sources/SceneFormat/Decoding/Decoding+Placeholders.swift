extension Decoding {
    /// A value with its placeholders filled; `nil` where that is a problem, which has been noted.
    func resolved(_ value: JSONValue) -> JSONValue? {
        guard case .string(let text) = value.kind, value.location.origin == .written,
            TemplateText.hasBraces(text)
        else { return value }
        if case .none = scope { return value }
        do throws(PlaceholderError) {
            let template = try TemplateText(text)
            return filled(template, text: text, at: value.location)
        } catch {
            report(.badPlaceholder(JSONValue.quote(text), fault: error.fault), at: value.location)
            return nil
        }
    }

    private func filled(_ template: TemplateText, text: String, at location: SourceLocation) -> JSONValue? {
        if template.parts.count == 1, case .placeholder(let placeholder)? = template.parts.first {
            return self.value(of: placeholder, at: location).map { $0.moved(to: location.from(.item)) }
        }
        var filled = ""
        var isMixed = false
        for part in template.parts {
            switch part {
            case .literal(let literal): filled += literal
            case .placeholder(let placeholder):
                guard let value = self.value(of: placeholder, at: location),
                    let text = self.text(of: value, for: placeholder, at: location)
                else { return nil }
                filled += text
                isMixed = true
            }
        }
        return JSONValue(.string(filled), at: isMixed ? location.from(.mixed) : location.from(.written))
    }

    /// What a placeholder stands for, `null` for nothing where that is allowed.
    private func value(of placeholder: Placeholder, at location: SourceLocation) -> JSONValue? {
        guard case .item(let index, let item) = scope else {
            report(.placeholderOutsideCard("{\(JSONValue.quote(placeholder.text))}"), at: location)
            return nil
        }
        for path in placeholder.paths {
            if let value = Self.value(at: path, index: index, item: item), !value.isNull { return value }
        }
        if placeholder.isOptional { return JSONValue(.null, at: location) }
        report(
            .missingInItem(placeholder: JSONValue.quote(placeholder.text)), at: location,
            suggestion: Self.nearestKey(to: placeholder, in: item))
        return nil
    }

    private static func value(at path: [Placeholder.Step], index: Int, item: JSONValue?) -> JSONValue? {
        if path.count == 1, case .key(let key)? = path.first {
            let nowhere = SourceLocation(file: 0)
            switch key {
            case "index": return JSONValue(.number(Double(index)), at: nowhere)
            case "number": return JSONValue(.number(Double(index + 1)), at: nowhere)
            case "item" where item?["item"] == nil: return item
            default: break
            }
        }
        var value = item
        for step in path {
            switch step {
            case .key(let key): value = value?[key]
            case .index(let index):
                let entries = value?.array ?? []
                value = entries.indices.contains(index) ? entries[index] : nil
            }
        }
        return value
    }

    private static func nearestKey(to placeholder: Placeholder, in item: JSONValue?) -> String? {
        guard case .key(let key)? = placeholder.paths.first?.first else { return nil }
        let keys = (item?.members ?? []).map(\.key) + ["index", "number"]
        return keys.contains(key) ? nil : NearestWord.suggestion(for: key, among: keys)
    }

    private func text(of value: JSONValue, for placeholder: Placeholder, at location: SourceLocation)
        -> String?
    {
        if let text = value.plainText { return text }
        report(
            .notText(placeholder: JSONValue.quote(placeholder.text), found: value.words), at: location)
        return nil
    }

    /// Whether a node stays: `when` is missing, or neither empty, false nor null.
    func isPresent(_ reader: ObjectReader) -> Bool {
        guard let raw = reader.rawValue("when") else { return true }
        guard let value = resolved(raw) else { return false }
        return switch value.kind {
        case .null: false
        case .boolean(let boolean): boolean
        case .string(let text): !text.isEmpty
        case .array(let entries): !entries.isEmpty
        case .object(let members): !members.isEmpty
        case .number: true
        }
    }
}

extension JSONValue {
    /// The value as a text shows it; `nil` for lists and objects.
    var plainText: String? {
        switch kind {
        case .null: ""
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): value.plainText
        case .string(let value): value
        case .array, .object: nil
        }
    }
}

extension SourceLocation {
    fileprivate func from(_ origin: Origin) -> SourceLocation {
        var location = self
        location.origin = origin
        return location
    }
}
