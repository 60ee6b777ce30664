import { sharedStyles } from './sharedStyles';

/**
 * Adds the sheets of the kit to a document or a shadow root, once. They are constructable and shared: a strict
 * Content-Security-Policy allows them, a moved element keeps them, and forty elements share one copy.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  const document = root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document);
  const missing = sharedStyles(document).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
