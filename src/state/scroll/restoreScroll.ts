import type { ScrollEntry } from './scrollStorage';

/** User interactions that cancel the restoration. */
const userInteractions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Frames without a correction after which a card counts as settled: lazy code may still change the cards above it. */
const steadyFrames = 6;
/** Upper limit: the page may end before the position is reached. */
const frames = 90;

/**
 * Scrolls until the first of these cards that still exists is at its saved position. Waits for the cards to be drawn, and stops as soon as
 * the visitor scrolls or interacts in any way. Returns a function that cancels; `onEnd` is called once, however it ends.
 */
export function restoreScroll(root: HTMLElement, cards: ScrollEntry['cards'], view: Window, onEnd: () => void): () => void {
  let frame = 0;
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    drawn.disconnect();
    cancelAnimationFrame(frame);
    for (const type of userInteractions) view.removeEventListener(type, end, { capture: true });
    drawAll('');
    onEnd();
  };
  const all = () => [...root.querySelectorAll<HTMLElement>('[data-place]')];
  /** Cards outside the window have estimated heights until they are drawn, and the real ones afterwards. */
  const drawAll = (contentVisibility: string) => {
    for (const { style } of all()) style.contentVisibility = contentVisibility;
  };
  const find = () => {
    const shown = new Map(all().map((card) => [Number(card.dataset.place), card]));
    const entry = cards.find(([id]) => shown.has(id));
    return { card: entry && shown.get(entry[0]), top: entry?.[1] ?? 0 };
  };
  const settle = () => {
    const { card } = find();
    if (!card) return;
    drawn.disconnect();
    const scroller = scrollerOf(card);
    let steady = 0;
    let left = frames;
    const step = () => {
      drawAll('visible');
      const { card: current, top } = find();
      if (!current) return end();
      const away = current.getBoundingClientRect().top - top;
      if (Math.abs(away) >= 1) {
        scroller.scrollBy({ top: away, behavior: 'instant' });
        steady = 0;
      } else if (!root.querySelector('[data-empty]')) steady += 1;
      left -= 1;
      if (steady === steadyFrames || left === 0) return end();
      frame = requestAnimationFrame(step);
    };
    step();
  };
  const drawn = new MutationObserver(settle);
  drawn.observe(root, { childList: true, subtree: true });
  for (const type of userInteractions) view.addEventListener(type, end, { capture: true, passive: true });
  settle();
  return end;
}

/** Returns the page, or the scrolling box around the card, through shadow roots. */
function scrollerOf(card: Element): Element {
  const { body, documentElement, scrollingElement } = card.ownerDocument;
  for (let at = parentOf(card); at && at !== body && at !== documentElement; at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return scrollingElement ?? documentElement;
}

function parentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  if (assignedSlot ?? parentElement) return assignedSlot ?? parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
