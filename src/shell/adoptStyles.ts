import { sharedStyles } from './sharedStyles';

/**
 * Gives a document or a shadow root the sheets of the kit, once. The sheets are constructable and shared, so a strict
 * Content-Security-Policy allows them, a moved element keeps them, and forty elements hold one copy.
 */
export function adoptStyles(root: Document | ShadowRoot): void {
  const document = root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document);
  const missing = sharedStyles(document).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
