/**
 * Runs in a page from now on, as a page translator does: each text gets into two `<font>`s, also in open shadow roots, and so does what comes later.
 * The words stay, so that a journey finds them.
 */
export function translateInPage(): void {
  const left = ['STYLE', 'SCRIPT', 'TEXTAREA', 'FONT'];
  const seen = new Set<Node>();
  const translate = (root: Node) => {
    for (const node of [...root.childNodes]) {
      if (node instanceof Text) {
        if (node.data.trim() === '' || left.includes(node.parentElement?.tagName ?? '')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        node.replaceWith(outer);
        outer.append(inner);
        // A translation is a text of the translator's.
        inner.append(new Text(node.data));
      } else if (!left.includes(node.nodeName)) translate(node);
    }
    if (root instanceof Element && root.shadowRoot) watch(root.shadowRoot);
  };
  let isWaiting = false;
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      for (const root of seen) translate(root);
    }, 20);
  };
  const observer = new MutationObserver(later);
  const watch = (root: Node) => {
    if (!seen.has(root)) observer.observe(root, { childList: true, characterData: true, subtree: true });
    seen.add(root);
    if (root !== document.body) translate(root);
  };
  watch(document.body);
  translate(document.body);
}

/** Returns how many texts of the page are translated, and how many still are as they came. */
export function translatedInPage(): { readonly done: number; readonly left: number } {
  const count = { done: 0, left: 0 };
  const look = (root: Node) => {
    for (const node of root.childNodes) {
      if (node instanceof Text) {
        if (node.data.trim()) count[node.parentNode?.nodeName === 'FONT' ? 'done' : 'left'] += 1;
      } else if (!['STYLE', 'SCRIPT', 'TEXTAREA'].includes(node.nodeName)) look(node);
    }
    if (root instanceof Element && root.shadowRoot) look(root.shadowRoot);
  };
  look(document.body);
  return count;
}
