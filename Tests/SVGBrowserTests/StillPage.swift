import Foundation
import PlaneGeometry

/// A page that shows stills as pictures and, below them, holds them as elements and measures these.
struct StillPage {
    let file: URL
    /// The size of what is looked at, in points.
    let width: Int
    let height: Int
    /// Where each still begins, in points.
    let corners: [(x: Int, y: Int)]

    /// Writes the page: a row for each scene, a still for each of its times.
    init(_ rows: [(show: Show, times: [Double])]) throws {
        var html = """
            <!doctype html><meta charset=utf-8>
            <style>*{margin:0}html{background:#fff}img,div{position:absolute}div{top:20000px}</style>
            """
        var corners: [(x: Int, y: Int)] = []
        var (width, y) = (0, 0)
        guard let folder = rows.first?.show.folder else { throw CocoaError(.fileNoSuchFile) }
        for (show, times) in rows {
            var x = 0
            for time in times {
                let (text, name) = (try show.still(at: time), "still-\(corners.count).svg")
                try Data(text.utf8).write(to: folder.appending(path: name))
                html += "<img src=\(name) style=\"left:\(x)px;top:\(y)px\">"
                // Each in a tree of its own, so that ids of one mean nothing in another.
                html += "<div><template shadowrootmode=open>\(text)</template></div>"
                corners.append((x, y))
                x += show.width
            }
            width = max(width, x)
            y += show.height
        }
        html += "<pre hidden></pre><script>\(Self.script)</script>"
        (self.corners, self.width, height) = (corners, width, y)
        file = folder.appending(path: "stills.html")
        try Data(html.utf8).write(to: file)
    }

    /// What the page found: for each still the boxes of each element, in points.
    static func boxes(in text: String) -> [Int: [String: [Rect]]] {
        var result: [Int: [String: [Rect]]] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("box ") {
            let parts = line.split(separator: " ")
            let numbers = parts.dropFirst(3).compactMap { Double($0) }
            guard numbers.count == 4, let place = Int(parts[1]) else { continue }
            let box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            result[place, default: [:]][String(parts[2]), default: []].append(box)
        }
        return result
    }

    /// Writes a line for each shape, picture and clipped group, and for each text where its box begins;
    /// of what is cut, what is left.
    private static let script = """
        let lines = [];
        document.querySelectorAll('div').forEach((div, index) => {
          const svg = div.shadowRoot.querySelector('svg');
          const home = svg.getScreenCTM().inverse();
          const note = (name, element, box) => {
            let [x, y, right, bottom] = placed(element, box);
            const cut = element.parentElement.closest('[clip-path]');
            if (cut && box.width) {
              const limits = placed(cut, clip(cut));
              [x, y] = [Math.max(x, limits[0]), Math.max(y, limits[1])];
              [right, bottom] = [Math.min(right, limits[2]), Math.min(bottom, limits[3])];
            }
            lines.push(['box', index, name, x, y, right - x, bottom - y].join(' '));
          };
          const placed = (element, box) => {
            const map = home.multiply(element.getScreenCTM());
            const corner = (x, y) => new DOMPoint(x, y).matrixTransform(map);
            const from = corner(box.x, box.y), to = corner(box.x + box.width, box.y + box.height);
            return [from.x, from.y, to.x, to.y];
          };
          const clip = (element) => {
            const id = element.getAttribute('clip-path').slice(5, -1);
            return div.shadowRoot.getElementById(id).firstElementChild.getBBox();
          };
          for (const element of svg.querySelectorAll('[data-element],[id]')) {
            const name = element.dataset.element || element.id;
            if (element.closest('defs')) continue;
            if (element.hasAttribute('clip-path')) {
              note(name, element, clip(element));
            } else if (element.hasAttribute('aria-label')) {
              note(name, element, { x: +element.getAttribute('x'), y: +element.getAttribute('y'),
                width: 0, height: 0 });
            } else if (element.tagName != 'g' && element.getAttribute('fill') != 'none') {
              note(name, element, element.getBBox());
            }
          }
        });
        document.querySelector('pre').textContent = '\\n' + lines.join('\\n') + '\\n';
        """
}
