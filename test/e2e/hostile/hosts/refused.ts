import type { HostilePage } from './hostilePage';

/** Outside of every promise, but not in silence: the page hears what is missing. */
export const named: readonly (HostilePage & { readonly missing: string })[] = [
  {
    what: 'no adoptedStyleSheets',
    script: 'delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets;',
    missing: 'adoptedStyleSheets',
  },
  { what: 'no ResizeObserver', script: 'delete window.ResizeObserver;', missing: 'ResizeObserver' },
];

/** What the kit waits for comes sooner; a bound function looks like the browser's. */
const hurry = `
  const own = window.setTimeout;
  window.setTimeout = ((run, time, ...given) => own(run, time >= 2000 ? time / 20 : time, ...given)).bind(window);`;

/** Nothing can be drawn here. The page says so by `kvartal-error`, with an explanation. */
export const refused: readonly HostilePage[] = [
  { what: 'no Intl', script: 'delete window.Intl;' },
  { what: 'no elements can be defined', script: 'CustomElementRegistry.prototype.define = () => {};' },
  { what: 'no shadow roots', script: hurry + 'delete Element.prototype.attachShadow;' },
  { what: 'no constructable style sheets', script: hurry + 'delete CSSStyleSheet.prototype.replaceSync;' },
  { what: 'microtasks that never run', script: hurry + 'window.queueMicrotask = () => {};' },
  { what: 'a broken Object.entries', script: 'Object.entries = () => [];' },
  { what: 'a broken Array.prototype.map', script: 'Array.prototype.map = function () { return []; };' },
  { what: 'no observers of changes', script: 'delete window.MutationObserver;' },
];
