import Panzoom from '@panzoom/panzoom';

/** How far a photo is zoomed in: not at all, in between, or as far as it goes. */
export type ZoomLevel = 'none' | 'some' | 'most';

export interface Zoom {
  zoomIn(): void;
  zoomOut(): void;
  reset(): void;
  /** Moves a zoomed photo, px of the screen. */
  pan(x: number, y: number): void;
  end(): void;
}

const most = 4;
/** Of a double tap. */
const closer = 2.5;
/** Two taps within this time and distance are one double tap: ms, px. */
const doubleTap = { time: 350, way: 30 };

/**
 * Zooming and panning of one photo that fills its parent: two fingers, a double tap or click, the wheel with Ctrl (which is what a pinch on a
 * touchpad says). Dragging moves it while it is zoomed only.
 */
export function createZoom(element: HTMLElement, onLevel: (level: ZoomLevel) => void): Zoom {
  const view = element.ownerDocument.defaultView;
  const animate = !view?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Its own containment measures what is still on its way to another size.
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
    // The events go on to the slider, which knows when they are not for it.
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
      panzoom.destroy();
      panzoom.resetStyle();
      onLevel('none');
    },
  };
}
