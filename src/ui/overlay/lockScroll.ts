/**
 * Keeps the page behind a modal from scrolling, by a separate style sheet: it touches no attribute of the host page, overlapping locks leave
 * nothing behind, and a strict Content-Security-Policy allows it.
 * @returns a function that unlocks scrolling.
 */
export function lockScroll(ownerDocument: Document): () => void {
  const view = ownerDocument.defaultView;
  if (!view) return () => {};
  // Reserves the width of the scroll bar, so that the page does not shift.
  const hasBar = view.innerWidth > ownerDocument.documentElement.clientWidth;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`html{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important' : ''}}`);
  // The setter is that of the prototype: an image of the page may have the name of the property.
  const adopt = (sheets: CSSStyleSheet[]) => Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, ownerDocument);
  adopt([...ownerDocument.adoptedStyleSheets, sheet]);
  return () => {
    adopt(ownerDocument.adoptedStyleSheets.filter((one) => one !== sheet));
  };
}
