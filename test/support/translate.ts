/**
 * Does to everything inside, shadow roots included, what page translators do: every text gets into a `<font>`, itself or as what
 * `translated` makes of it.
 */
export function translate(root: Node, translated: (text: Text) => Node = (text) => text): void {
  for (const node of [...root.childNodes]) {
    if (node instanceof Text) {
      if (!node.data.trim()) continue;
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(translated(node));
    } else if (node.nodeName !== 'STYLE') translate(node, translated);
  }
  if (root instanceof Element && root.shadowRoot) translate(root.shadowRoot, translated);
}
