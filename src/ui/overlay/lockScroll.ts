/**
 * Keeps the page behind a modal from scrolling, by a separate style sheet: it touches no attribute of the host page, overlapping locks leave
 * nothing behind, and a strict Content-Security-Policy allows it.
 * @returns a function that unlocks scrolling.
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, defaultView: view } = page;
  if (!view) return () => {};
  // Reserves the width of the scroll bar, so that the page does not shift.
  const hasBar = view.innerWidth > root.clientWidth;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`html{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important' : ''}}`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
