/** What a renderer has drawn at one place: a node, what is inside it, and the text it shows if it is a text. */
export interface Drawn {
  readonly node: ChildNode;
  readonly inside: readonly Drawn[];
  readonly text?: string;
}

/**
 * Puts nodes back that somebody else has taken out of `parent` or wrapped (page translators wrap texts in `<font>`, ad blockers remove elements), and
 * removes what stands in their place. A renderer goes on writing to its own nodes, wherever they are: what the visitor sees would stay as it was.
 * Returns whether anything was out of place.
 */
export function putBack(parent: Node, drawn: readonly Drawn[]): boolean {
  const wasInside = drawn.map(({ node, inside }) => putBack(node, inside)).includes(true);
  const own = new Set<ChildNode>(drawn.map(({ node }) => node));
  if (drawn.every(({ node }) => node.parentNode === parent)) return wasInside;
  for (const node of [...parent.childNodes]) if (!own.has(node)) node.remove();
  let next: ChildNode | null = null;
  for (const { node, text } of drawn.toReversed()) {
    // Neighbouring texts may have been joined into one.
    if (text !== undefined) node.nodeValue = text;
    // What is in its place stays there: moving it would take the focus from a field.
    if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
    next = node;
  }
  return true;
}
