import Panzoom from '@panzoom/panzoom';

/** Zoom level of a photo: none, intermediate or maximum. */
export type ZoomLevel = 'none' | 'some' | 'most';

export interface Zoom {
  zoomIn(): void;
  zoomOut(): void;
  reset(): void;
  /** Pans a zoomed photo, screen px. */
  pan(x: number, y: number): void;
  end(): void;
}

const most = 4;
/** Scale of a double tap. */
const closer = 2.5;
/** Maximum ms and px between the two taps of a double tap. */
const doubleTap = { time: 350, way: 30 };

/**
 * Zoom and pan of a photo that fills its parent: pinch, double tap or click, Ctrl + wheel (also sent by touchpad pinches). Dragging pans
 * only while zoomed.
 */
export function createZoom(element: HTMLElement, onLevel: (level: ZoomLevel) => void): Zoom {
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView;
  const animate = !view?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The library's own containment measures an element still in transition.
  const within = (x: number, y: number, scale: number) => {
    const far = (1 - 1 / scale) / 2;
    const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
    return { x: clamp(x, element.clientWidth * far), y: clamp(y, element.clientHeight * far) };
  };
  const panzoom = Panzoom(element, {
    minScale: 1,
    maxScale: most,
    panOnlyWhenZoomed: true,
    setTransform(_element: Element, { x, y, scale }: { x: number; y: number; scale: number }) {
      const at = within(x, y, scale);
      element.style.transform = `scale(${scale}) translate(${at.x}px, ${at.y}px)`;
    },
    cursor: '',
    // The library would listen by a name that an element of the page may have taken.
    noBind: true,
    // Events propagate to the slider, which decides for itself.
    handleStartEvent() {},
  });
  const levelNow = (): ZoomLevel => {
    const scale = panzoom.getScale();
    return scale < 1.01 ? 'none' : scale > most - 0.01 ? 'most' : 'some';
  };
  let level: ZoomLevel = 'none';
  const report = () => {
    const { x, y } = panzoom.getPan();
    const at = within(x, y, panzoom.getScale());
    if (at.x !== x || at.y !== y) panzoom.pan(at.x, at.y, { force: true });
    const next = levelNow();
    if (next === level) return;
    level = next;
    onLevel(next);
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['panzoomzoom', 'panzoomend']) element.addEventListener(type, report, { signal });
  element.addEventListener('pointerdown', panzoom.handleDown, { signal });
  ownerDocument.addEventListener('pointermove', panzoom.handleMove, { signal, passive: true });
  for (const type of ['pointerup', 'pointerleave', 'pointercancel'] as const) {
    ownerDocument.addEventListener(type, panzoom.handleUp, { signal, passive: true });
  }

  let pressed = { x: 0, y: 0 };
  let tapped = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  const isNear = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y) < doubleTap.way;
  element.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      pressed = { x, y };
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const { clientX: x, clientY: y, timeStamp: at, isPrimary } = event;
      if (!isPrimary || event.button !== 0 || !isNear(pressed, { x, y })) return;
      if (at - tapped.at > doubleTap.time || !isNear(tapped, { x, y })) {
        tapped = { x, y, at };
        return;
      }
      tapped = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
      if (levelNow() === 'none') panzoom.zoomToPoint(closer, event);
      else panzoom.reset({ animate });
      report();
    },
    { signal },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && levelNow() === 'none') return;
      panzoom.zoomWithWheel(event);
      report();
    },
    { signal, passive: false },
  );

  return {
    zoomIn() {
      panzoom.zoom(Math.min(most, panzoom.getScale() * 1.5), { animate });
      report();
    },
    zoomOut() {
      panzoom.zoom(Math.max(1, panzoom.getScale() / 1.5), { animate });
      report();
    },
    reset() {
      panzoom.reset({ animate: false });
      report();
    },
    pan(x, y) {
      const scale = panzoom.getScale();
      panzoom.pan(x / scale, y / scale, { relative: true, animate });
      report();
    },
    end() {
      listening.abort();
      panzoom.reset({ animate: false });
      panzoom.resetStyle();
      onLevel('none');
    },
  };
}
