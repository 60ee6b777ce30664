/** Puts what is made from templates among the children of the element, where style sheets of the page reach it. */
export interface LightDom {
  /** Inserts a box and returns a function that removes it. */
  place(box: Element): () => void;
}

/** Marks boxes that the page did not write. */
const mark = 'data-kvartal';
/** A page that removes boxes more often than this in a second will not stop. */
const patience = 20;

/**
 * The children of an element belong to its page: a framework may clear or redraw them. Removed boxes that are still needed are put back.
 * `onTaken` is called when that would go on for ever.
 */
export function createLightDom(host: HTMLElement, onTaken: () => void): LightDom {
  const boxes = new Set<Element>();
  let since = 0;
  let losses = 0;
  const observer = new MutationObserver(() => {
    const lost = [...boxes].filter((box) => box.parentNode !== host);
    if (lost.length === 0) return;
    if (Date.now() - since > 1000) {
      since = Date.now();
      losses = 0;
    }
    losses += 1;
    if (losses > patience) onTaken();
    else host.append(...lost);
  });
  return {
    place(box) {
      if (boxes.size === 0) {
        // A copy of the page, as some libraries make for going back, brings copies of the boxes.
        for (const child of [...host.children]) if (child.hasAttribute(mark)) child.remove();
        observer.observe(host, { childList: true });
      }
      box.setAttribute(mark, '');
      boxes.add(box);
      host.append(box);
      return () => {
        boxes.delete(box);
        box.remove();
        if (boxes.size === 0) observer.disconnect();
      };
    },
  };
}
