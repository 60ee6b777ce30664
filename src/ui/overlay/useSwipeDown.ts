import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';

/** Where a sheet can be swiped away (§2). For style sheets and `matchMedia`. */
export const swipeMedia = '(max-width: 720px)';
/** A longer swipe closes (§2), px. */
const far = 100;
/** A shorter movement has no direction yet, px. */
const slop = 8;

/**
 * Lets the visitor drag the element down: by finger wherever nothing under it is scrolled, by mouse on what is marked with `data-grip`. Sets
 * `--drag` to the distance, and `data-dragged` while dragging. Released beyond 100 px it calls back, else it returns to zero.
 */
export function useSwipeDown(element: RefObject<HTMLElement | null>, isOn: boolean, onSwiped: () => void): void {
  const latest = useLatest(onSwiped);
  useEffect(() => {
    const panel = element.current;
    const view = panel?.ownerDocument.defaultView;
    if (!isOn || !panel || !view) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    let way = 0;
    const put = (pixels: number) => {
      way = pixels;
      panel.style.setProperty('--drag', `${pixels}px`);
    };
    const begin = (x: number, y: number) => {
      from = view.matchMedia(swipeMedia).matches ? { x, y } : null;
    };
    /** Whether this gesture is a swipe. */
    const move = (x: number, y: number): boolean => {
      if (!from) return false;
      const down = y - from.y;
      if (!panel.hasAttribute('data-dragged')) {
        const aside = Math.abs(x - from.x);
        if (Math.max(aside, Math.abs(down)) < slop) return false;
        if (down < aside) {
          from = null;
          return false;
        }
        panel.setAttribute('data-dragged', '');
      }
      put(Math.max(0, down));
      return true;
    };
    const end = (isCancelled: boolean) => {
      const isFar = way > far && panel.hasAttribute('data-dragged') && !isCancelled;
      from = null;
      panel.removeAttribute('data-dragged');
      // A closing sheet leaves from where it was dragged to.
      if (isFar) latest.current();
      else put(0);
    };

    put(0);
    const listening = new AbortController();
    const listen = <E extends keyof HTMLElementEventMap>(event: E, listener: (event: HTMLElementEventMap[E]) => void) =>
      panel.addEventListener(event, listener, { signal: listening.signal, passive: false });
    listen('touchstart', ({ touches: [finger, second], target }) => {
      if (!finger || second || isScrolled(target, panel)) end(true);
      else begin(finger.clientX, finger.clientY);
    });
    listen('touchmove', (event) => {
      const [finger] = event.touches;
      if (finger && move(finger.clientX, finger.clientY) && event.cancelable) event.preventDefault();
    });
    listen('touchend', () => end(false));
    listen('touchcancel', () => end(true));
    listen('pointerdown', ({ pointerType, button, pointerId, target, clientX, clientY }) => {
      if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element) || !target.closest('[data-grip]')) return;
      if (target.closest('button')) return;
      panel.setPointerCapture(pointerId);
      begin(clientX, clientY);
    });
    listen('pointermove', ({ pointerType, clientX, clientY }) => void (pointerType === 'mouse' && move(clientX, clientY)));
    listen('pointerup', ({ pointerType }) => void (pointerType === 'mouse' && end(false)));
    listen('pointercancel', ({ pointerType }) => void (pointerType === 'mouse' && end(true)));
    return () => {
      listening.abort();
      panel.removeAttribute('data-dragged');
    };
  }, [element, isOn, latest]);
}

/** Whether something between the finger and the panel can still scroll up. */
function isScrolled(target: EventTarget | null, panel: Element): boolean {
  let inner = target instanceof Element ? target : null;
  while (inner && inner !== panel) {
    if (inner.scrollTop > 0) return true;
    inner = inner.parentElement;
  }
  return false;
}
