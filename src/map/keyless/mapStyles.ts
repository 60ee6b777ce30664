import { mapColour } from '../../ui/theme/mapColours';

/** The Leaflet rules needed here, under our own class, so that maps and style sheets of the page stay untouched. */
export const mapStyles = `
.kv-map{position:absolute;inset:0;overflow:hidden;contain:strict;isolation:isolate;color-scheme:var(--kv-scheme);background:${mapColour('map-land')};-webkit-tap-highlight-color:transparent;user-select:none;-webkit-user-select:none;cursor:grab}
.kv-map.leaflet-drag-target,.kv-map:has(.leaflet-drag-target){cursor:grabbing}
.kv-map.kv-map.kv-map[data-gestures=free]{touch-action:none}
.kv-map.kv-map.kv-map[data-gestures=cooperative]{touch-action:pan-y}
.kv-map:is(:focus,:focus-visible){outline:none;box-shadow:none}
.kv-map:focus-visible::after{content:"";position:absolute;inset:0;z-index:1000;border:3px solid var(--kv-focus);box-shadow:inset 0 0 0 2px var(--kv-focus-gap);pointer-events:none}
.kv-map :is(.leaflet-pane,.leaflet-tile,.leaflet-tile-container,.leaflet-layer,.kv-map-names){position:absolute;left:0;top:0}
.kv-map .leaflet-pane{z-index:400}
.kv-map .leaflet-tile-pane{z-index:200}
.kv-map .leaflet-names-pane{z-index:300;pointer-events:none}
.kv-map .leaflet-tile{visibility:hidden;pointer-events:none;max-width:none!important;max-height:none!important;padding:0;margin:0}
.kv-map .leaflet-tile-loaded{visibility:inherit}
.kv-map img.leaflet-tile{mix-blend-mode:plus-lighter}
.kv-map .leaflet-zoom-animated{transform-origin:0 0}
.kv-map .leaflet-zoom-anim .leaflet-zoom-animated{will-change:transform;transition:transform var(--zoom-duration,250ms) cubic-bezier(.2,0,.1,1)}
.kv-map :is(.leaflet-zoom-anim,.leaflet-pan-anim) .leaflet-tile{transition:none}
.kv-map-names{opacity:0;max-width:none}
.kv-map-names[data-shown]{opacity:1}
@media (prefers-reduced-motion:no-preference){.kv-map-names{transition:opacity 150ms}}
.kv-map-credit{position:absolute;inset:auto 0 0 auto;z-index:1;display:flex;flex-wrap:wrap;justify-content:flex-end;column-gap:8px;max-width:100%;padding:0 6px;border-top-left-radius:var(--kv-radius-tight);background:var(--kv-bg-surface);color:var(--kv-text-muted);font:400 12px/24px var(--kv-font);cursor:auto;user-select:text;-webkit-user-select:text}
.kv-map-credit a{display:inline-block;min-height:24px;color:inherit;text-decoration:none}
.kv-map-credit a:hover{color:var(--kv-text);text-decoration:underline}
@media (forced-colors:active){.kv-map:focus-visible::after{border-color:Highlight}}
@media print{.kv-map-credit{color:#000}}
`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adopts the style sheet in the container's root, once. Constructed: a strict CSP blocks `<style>`. */
export function adoptStyles(container: HTMLElement): void {
  const { ownerDocument: document } = container;
  const root = container.getRootNode();
  const into = 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : document;
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new (document.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(mapStyles);
    sheets.set(document, sheet);
  }
  if (!into.adoptedStyleSheets.includes(sheet)) into.adoptedStyleSheets = [...into.adoptedStyleSheets, sheet];
}
