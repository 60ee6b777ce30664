import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { rootOf } from '../../../ui/dom/dom';

/** px: less is a click. */
const far = 5;
/** ms: a finger that stays lifts the photo; one that moves before scrolls the page. */
const hold = 300;

interface Grip {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly pointer: number;
  isLifted: boolean;
}

export interface Reorder {
  /** The photo in hand. */
  readonly lifted: string | null;
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
  readonly list: (element: HTMLElement | null) => void;
}

/** Moves the photos of a list by mouse, pen or finger. `keys` in their order; buttons do the same by keyboard. */
export function useReorder(keys: readonly string[], move: (key: string, to: number) => void): Reorder {
  const [lifted, setLifted] = useState<string | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const grip = useRef<Grip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest({ keys, move });

  const release = () => {
    clearTimeout(timer.current);
    grip.current = null;
    setLifted(null);
  };
  const lift = () => {
    if (!grip.current) return;
    grip.current.isLifted = true;
    // The end may be outside of the list, and the photo changes its place in it.
    if (element?.isConnected) capture(element, grip.current.pointer);
    setLifted(grip.current.key);
  };
  useEffect(() => {
    // A list of React is passive here, and could not stop the page from scrolling under the photo.
    const stay = (event: Event) => {
      if (grip.current?.isLifted && event.cancelable) event.preventDefault();
    };
    const noMenu = (event: Event) => {
      if (grip.current?.isTouch) event.preventDefault();
    };
    element?.addEventListener('touchmove', stay, { passive: false });
    element?.addEventListener('contextmenu', noMenu);
    return () => {
      element?.removeEventListener('touchmove', stay);
      element?.removeEventListener('contextmenu', noMenu);
    };
  }, [element]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    lifted,
    list: setElement,
    handlers: {
      onPointerDown(event) {
        const target = event.target as HTMLElement;
        const place = Number(target.closest<HTMLElement>('[data-photo]')?.dataset['photo'] ?? Number.NaN);
        const key = keys[place];
        if (key === undefined || keys.length < 2 || event.button !== 0 || target.closest('button, a, label')) return;
        const isTouch = event.pointerType === 'touch';
        grip.current = { key, x: event.clientX, y: event.clientY, isTouch, pointer: event.pointerId, isLifted: false };
        clearTimeout(timer.current);
        if (isTouch) timer.current = setTimeout(lift, hold);
        else event.preventDefault();
      },
      onPointerMove(event) {
        const held = grip.current;
        if (!held) return;
        const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > far;
        if (!held.isLifted && isFar && held.isTouch) return release();
        if (!held.isLifted && isFar) lift();
        if (!held.isLifted) return;
        const under = rootOf(event.currentTarget).elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-photo]');
        const to = Number(under?.dataset['photo'] ?? Number.NaN);
        const { keys: order, move: moveTo } = latest.current;
        if (!Number.isNaN(to) && order[to] !== held.key) moveTo(held.key, to);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // A finger that has left the screen by now.
  }
}
