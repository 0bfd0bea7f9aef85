/// The parts of every HTML report that do not depend on what it tells.
enum HTMLReportParts {
    /// What the keys do.
    static let keys = """
        <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next and previous failure · <kbd>1</kbd>–<kbd>5</kbd> view · \
        <kbd>←</kbd> <kbd>→</kbd> slider · <kbd>f</kbd> next layer · <kbd>z</kbd> actual size</p>
        """

    static let style = """
        :root { color-scheme: light dark; --back: #fff; --card: #f6f7f9; --line: #d8dbe0; --text: #16181d;
          --quiet: #5b6270; --expected: #0a6cd6; --actual: #d4003b; --stage: #e9ebef; }
        @media (prefers-color-scheme: dark) { :root { --back: #14161a; --card: #1d2026; --line: #363b45;
          --text: #eceef2; --quiet: #9aa3b2; --expected: #5db0ff; --actual: #ff6b8b; --stage: #2a2e36; } }
        * { box-sizing: border-box; }
        body { margin: 0; padding: 0 clamp(12px, 3vw, 40px) 40px; background: var(--back); color: var(--text);
          font: 15px/1.5 system-ui, sans-serif; }
        header { position: sticky; top: 0; z-index: 2; padding: 12px 0; background: var(--back);
          border-bottom: 1px solid var(--line); }
        h1 { margin: 0; font-size: 20px; }
        h2 { margin: 0 0 4px; font-size: 17px; overflow-wrap: anywhere; }
        h3 { margin: 12px 0 4px; font-size: 14px; color: var(--quiet); font-weight: 600; }
        .version, .keys { margin: 2px 0; color: var(--quiet); font-size: 13px; }
        kbd, code, pre { font: 13px ui-monospace, monospace; }
        kbd { padding: 0 5px; border: 1px solid var(--line); border-radius: 4px; }
        button { font: inherit; font-size: 13px; padding: 3px 10px; margin: 2px 6px 2px 0; color: inherit;
          border: 1px solid var(--line); border-radius: 14px; background: var(--card); cursor: pointer; }
        button[aria-pressed="true"] { background: var(--text); color: var(--back); border-color: var(--text); }
        article { margin: 18px 0; padding: 14px 16px; background: var(--card); border: 1px solid var(--line);
          border-radius: 10px; scroll-margin-top: 130px; }
        article:focus { outline: 2px solid var(--expected); outline-offset: 2px; }
        article[hidden] { display: none; }
        .layer { font-size: 12px; font-weight: 600; padding: 1px 8px; border-radius: 10px; color: #fff;
          background: #b3261e; vertical-align: 2px; }
        .sentences { margin: 4px 0; padding-left: 20px; }
        .place { margin: 4px 0; color: var(--quiet); }
        table { border-collapse: collapse; margin: 10px 0; font-size: 13px; }
        th, td { padding: 2px 14px 2px 0; text-align: left; font-weight: 400; }
        td { font-variant-numeric: tabular-nums; }
        thead th { color: var(--quiet); }
        pre { padding: 8px 10px; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
        .stage { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 10px; padding: 10px;
          background: var(--stage); border-radius: 8px; overflow: auto; }
        figure { margin: 0; min-width: 0; }
        figcaption { font-size: 12px; color: var(--quiet); }
        img { display: block; max-width: 100%; height: auto; }
        .none { margin: 0; padding: 24px; color: var(--quiet); border: 1px dashed var(--line); }
        input[type="range"] { width: min(420px, 100%); display: none; }
        [data-mode="slider"] > input, [data-mode="onion"] > input { display: block; }
        .viewer:not([data-mode="side"]) .stage { grid-template-columns: minmax(0, max-content); }
        .viewer:not([data-mode="side"]) figure { grid-area: 1 / 1; }
        .viewer:not([data-mode="side"]) figcaption { display: none; }
        .viewer:not([data-mode="side"]):not([data-mode="difference"]) .difference { display: none; }
        [data-mode="difference"] .expected, [data-mode="difference"] .actual { display: none; }
        [data-mode="slider"] .actual { clip-path: inset(0 0 0 var(--share, 50%)); }
        [data-mode="onion"] .actual { opacity: var(--share, 50%); }
        [data-mode="blink"] .actual { animation: blink 1s steps(1) infinite; }
        @keyframes blink { 0% { opacity: 1; } 50% { opacity: 0; } }
        .viewer.whole img { max-width: none; }
        .curve { max-width: 760px; }
        svg { display: block; width: 100%; }
        svg text { font: 11px ui-monospace, monospace; fill: var(--quiet); }
        svg text.expected { fill: var(--expected); }
        svg text.actual { fill: var(--actual); }
        .frame { fill: none; stroke: var(--line); }
        polyline { fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
        polyline.expected { stroke: var(--expected); }
        polyline.actual { stroke: var(--actual); stroke-dasharray: 5 3; }
        .same { color: var(--quiet); }
        """

    static let script = """
        (() => {
          'use strict';
          const modes = ['side', 'slider', 'onion', 'blink', 'difference'];
          const articles = [...document.querySelectorAll('article')];
          const filters = [...document.querySelectorAll('[data-filter]')];
          let current = -1;
          let filter = 0;

          const shown = () => articles.filter(article => !article.hidden);

          function setFilter(index) {
            if (!filters.length) return;
            filter = (index + filters.length) % filters.length;
            const layer = filters[filter].dataset.filter;
            filters.forEach((button, place) => button.setAttribute('aria-pressed', String(place === filter)));
            articles.forEach(article => {
              article.hidden = layer !== 'all' && article.dataset.layer !== layer;
            });
            current = -1;
          }

          function setMode(viewer, mode) {
            viewer.dataset.mode = mode;
            viewer.querySelectorAll('.modes button').forEach(button =>
              button.setAttribute('aria-pressed', String(button.dataset.mode === mode)));
          }

          function setShare(viewer, share) {
            const slider = viewer.querySelector('input');
            slider.value = String(share);
            viewer.style.setProperty('--share', slider.value + '%');
          }

          function go(step) {
            const list = shown();
            if (!list.length) return;
            current = Math.min(Math.max(current + step, 0), list.length - 1);
            list[current].focus({ preventScroll: true });
            list[current].scrollIntoView({ block: 'start' });
          }

          function viewers() {
            const list = shown();
            const article = document.activeElement.closest('article') || list[Math.max(current, 0)];
            return article ? [...article.querySelectorAll('.viewer')] : [];
          }

          filters.forEach((button, index) => button.addEventListener('click', () => setFilter(index)));
          document.querySelectorAll('.viewer').forEach(viewer => {
            viewer.querySelectorAll('.modes button').forEach(button =>
              button.addEventListener('click', () => setMode(viewer, button.dataset.mode)));
            const slider = viewer.querySelector('input');
            slider.addEventListener('input', () => setShare(viewer, slider.value));
            viewer.querySelector('.stage').addEventListener('pointermove', event => {
              if (viewer.dataset.mode !== 'slider' || !event.buttons) return;
              const box = viewer.querySelector('figure.expected').getBoundingClientRect();
              if (box.width > 0) setShare(viewer, Math.round((event.clientX - box.left) / box.width * 100));
            });
          });

          document.addEventListener('keydown', event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const isSlider = event.target.matches('input[type=range]');
            const place = '12345'.indexOf(event.key);
            if (event.key === 'j') go(1);
            else if (event.key === 'k') go(-1);
            else if (event.key === 'f') setFilter(filter + 1);
            else if (event.key === 'z') viewers().forEach(viewer => viewer.classList.toggle('whole'));
            else if (event.key.length === 1 && place >= 0) {
              viewers().forEach(viewer => setMode(viewer, modes[place]));
            } else if (!isSlider && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
              const step = event.key === 'ArrowLeft' ? -5 : 5;
              const movable = viewers().filter(viewer => ['slider', 'onion'].includes(viewer.dataset.mode));
              if (!movable.length) return;
              movable.forEach(viewer => setShare(viewer, Number(viewer.querySelector('input').value) + step));
              event.preventDefault();
            }
          });
        })();
        """
}
