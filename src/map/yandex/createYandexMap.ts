import { Emitter } from '../engine/Emitter';
import { listenToKeys } from '../engine/keys';
import { type Animation, type Framing, MapError, type MapHandle, type MapLayer, type MapOptions } from '../engine/MapEngine';
import type { LoadedApi, Pair, YandexMap, YandexTick } from './api';
import { geometryOf } from './geometry';
import { shareGestures, startsWithoutDrag } from './gestures';
import { mountMap } from './mountMap';

/** Calls `step` every frame with the eased (`ease-in-out`) share of the duration, ms. @returns a function that stops it. */
function glide(duration: number, step: (share: number) => void): () => void {
  const start = performance.now();
  let frame = 0;
  const tick = () => {
    const time = Math.min((performance.now() - start) / duration, 1);
    step(time * time * (3 - 2 * time));
    if (time < 1) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

const types = { scheme: 'yandex#map', satellite: 'yandex#hybrid' } as const;
const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Wraps the vendor's map in a `MapHandle`. Keeps the settled view itself, using the vendor's projection, so that the handle works before
 * the map is created and while it moves.
 */
export function createYandexMap(container: HTMLElement, options: MapOptions, { projection }: LoadedApi): MapHandle {
  const geometry = geometryOf(projection);
  const events = new Emitter();
  const page = container.ownerDocument.defaultView;
  const surface = makeSurface(container, options.label);
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });

  let map: YandexMap | null = null;
  let at = geometry.clampView(options, size(), options);
  /** Target of the current movement. */
  let goal: Framing | null = null;
  let isMoving = false;
  let isRequested = false;
  let stopGliding = () => {};
  let layer: MapLayer = 'scheme';
  let isDestroyed = false;

  const view = () => ({ ...at, box: geometry.boxOf(at, size()) });
  const settle = () => {
    if (isDestroyed || isMoving || !map) return;
    const [latitude, longitude] = map.getCenter();
    const zoom = Math.round(map.getZoom());
    const isSame = latitude === at.center.latitude && longitude === at.center.longitude && zoom === at.zoom;
    if (isSame && !isRequested) return;
    stopGliding();
    [isRequested, goal, at] = [false, null, { center: { latitude, longitude }, zoom }];
    events.raise('settle', view());
  };
  // The vendor fires several events for one movement, or just resolves a promise.
  const settleSoon = () => queueMicrotask(settle);

  const show = (next: Framing, { duration }: Animation) => {
    if (!map) {
      at = next;
      isRequested = true;
      return;
    }
    [goal, isRequested] = [next, true];
    const movement = { duration, timingFunction: 'ease-in-out', checkZoomRange: false };
    map.setCenter([next.center.latitude, next.center.longitude], next.zoom, movement).then(settleSoon, settleSoon);
  };
  const go = (next: Framing, animation: Animation = { duration: 0 }) => {
    if (isDestroyed || ![next.center.latitude, next.center.longitude, next.zoom].every(Number.isFinite)) return;
    const isReduced = page?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    show(geometry.clampView(next, size(), options), isReduced ? { duration: 0 } : animation);
  };

  /** Returns the transform of the pin layer for a map centre. */
  const motionAt = ([x, y]: Pair, zoom: number) => {
    const scale = 2 ** (zoom - at.zoom);
    const [left, top] = geometry.toPixels(at.center, at.zoom);
    const { width, height } = size();
    return { x: width / 2 - x + scale * (left - width / 2), y: height / 2 - y + scale * (top - height / 2), scale };
  };
  const follow = ({ globalPixelCenter, zoom, duration = 0 }: YandexTick) => {
    stopGliding();
    const end = motionAt(globalPixelCenter, zoom);
    if (duration <= 0) {
      events.raise('motion', end);
      return;
    }
    stopGliding = glide(duration, (share) =>
      events.raise('motion', { x: end.x * share, y: end.y * share, scale: 1 + (end.scale - 1) * share }),
    );
  };

  const attach = (instance: YandexMap) => {
    map = instance;
    instance.action.setCorrection((tick) => ({
      ...tick,
      globalPixelCenter: geometry.clampCenter(tick.globalPixelCenter, tick.zoom, size(), options),
    }));
    instance.events.add('actionbegin', () => {
      isMoving = true;
    });
    instance.events.add('actiontick', (event) => follow(event.get('tick')));
    for (const end of ['actionend', 'actionbreak']) {
      instance.events.add(end, () => {
        isMoving = false;
        settleSoon();
      });
    }
    instance.events.add('boundschange', settleSoon);
    instance.events.add('click', (event) => {
      const [latitude, longitude] = event.get('coords');
      events.raise('press', { latitude, longitude });
    });
    if (startsWithoutDrag(options, page)) instance.behaviors.disable(['drag']);
    if (layer !== 'scheme') instance.setType(types[layer]);
    events.raise('busy', false);
    if (isRequested) show(at, { duration: 0 });
  };

  const unmount = mountMap(surface, {
    start: at,
    options,
    projection,
    onMap: (made) => (made ? attach(made) : (map = null)),
    onError: (reason) => events.raise('error', new MapError('script', reason)),
  });
  const actions = {
    pan: (x: number, y: number) => go(geometry.panned(goal ?? at, x, y), { duration: 200 }),
    zoom: (step: number, x = 0, y = 0) => go(geometry.zoomedAt(goal ?? at, (goal ?? at).zoom + step, x, y), { duration: 400 }),
    blocked: (what: 'touch' | 'wheel') => events.raise('blocked', what),
  };
  listenToKeys(surface, actions);
  if (options.gestures === 'cooperative') shareGestures(surface, () => map, actions);
  queueMicrotask(() => {
    if (!map) events.raise('busy', true);
    events.raise('settle', view());
  });

  return {
    layers: ['scheme', 'satellite'],
    view,
    project(place) {
      const [x, y] = geometry.toPixels(place, at.zoom);
      const [left, top] = geometry.toPixels(at.center, at.zoom);
      const { width, height } = size();
      return { x: x - left + width / 2, y: y - top + height / 2 };
    },
    setView: go,
    zoomBy: (step, animation) => go({ ...(goal ?? at), zoom: (goal ?? at).zoom + step }, animation),
    fit: (box, { padding = noPadding, maxZoom = options.maxZoom, animation } = {}) =>
      go(geometry.fit(box, size(), padding, maxZoom), animation),
    panBy: (x, y, animation) => go(geometry.panned(goal ?? at, x, y), animation),
    setLayer(next) {
      layer = next;
      map?.setType(types[next]);
    },
    // The vendor's colours are fixed.
    restyle: () => {},
    resize() {
      map?.container.fitToViewport();
      go(goal ?? at);
    },
    focus: () => surface.focus({ preventScroll: true }),
    on: (event, listener) => events.on(event, listener),
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      events.end();
      stopGliding();
      unmount();
      surface.remove();
    },
  };
}

/** A focusable surface: the vendor's own elements are not keyboard-accessible. */
function makeSurface(container: HTMLElement, label: string): HTMLElement {
  const surface = container.ownerDocument.createElement('div');
  surface.tabIndex = 0;
  // Anywhere else screen readers intercept the arrow keys.
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', label);
  Object.assign(surface.style, { position: 'absolute', inset: '0', outlineOffset: '-3px' });
  container.append(surface);
  return surface;
}
