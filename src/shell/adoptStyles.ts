import { sharedStyles } from './sharedStyles';

/**
 * Adds the sheets of the kit to a document or a shadow root, once. They are constructable and shared: a strict
 * Content-Security-Policy allows them, a moved element keeps them, and forty elements share one copy. In another document a root gets
 * that document's sheets: the ones it came with may not be shared.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  const document = root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document);
  const Sheet = document.defaultView?.CSSStyleSheet;
  // Nothing is drawn in a document without a window, and some pages take what adopts sheets from their browser.
  if (!Sheet || !root.adoptedStyleSheets) return;
  const kept = root.adoptedStyleSheets.filter((sheet) => sheet instanceof Sheet);
  const missing = sharedStyles(document).filter((sheet) => !kept.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...kept, ...missing];
}
