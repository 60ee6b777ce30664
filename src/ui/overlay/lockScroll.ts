/**
 * Keeps the page behind a modal from scrolling, by a style sheet of its own: no attribute of the host page is touched, nothing can be
 * left behind by two that overlap, and a strict Content-Security-Policy allows it.
 * @returns gives the scrolling back.
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, defaultView: view } = page;
  if (!view) return () => {};
  // The room of a scroll bar is kept, where there is one: the page must not jump aside.
  const hasBar = view.innerWidth > root.clientWidth;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`html{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important' : ''}}`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
