import { Emitter } from '../engine/Emitter';
import { listenToKeys } from '../engine/keys';
import { type Animation, MapError, type MapHandle, type MapLayer, type MapOptions } from '../engine/MapEngine';
import type { LoadedApi, Pair, YandexMap, YandexTick } from './api';
import { geometryOf, type Place } from './geometry';
import { beginsWithoutDrag, cooperate } from './gestures';
import { glide } from './glide';
import { mountMap } from './mountMap';

const types = { scheme: 'yandex#map', satellite: 'yandex#hybrid' } as const;
const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * A map of the vendor behind our port. What it shows at rest is kept here and reckoned with the vendor's projection, so that the handle
 * answers before the map stands, and while it moves.
 */
export function createYandexMap(container: HTMLElement, options: MapOptions, { projection }: LoadedApi): MapHandle {
  const geometry = geometryOf(projection);
  const events = new Emitter();
  const page = container.ownerDocument.defaultView;
  const room = makeRoom(container, options.label);
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });

  let map: YandexMap | null = null;
  let at = geometry.allowed(options, size(), options);
  /** Where a movement under way goes to. */
  let goal: Place | null = null;
  let isMoving = false;
  let isAsked = false;
  let stopGliding = () => {};
  let layer: MapLayer = 'scheme';
  let isOver = false;

  const view = () => ({ ...at, box: geometry.boxOf(at, size()) });
  const settle = () => {
    if (isOver || isMoving || !map) return;
    const [latitude, longitude] = map.getCenter();
    const zoom = Math.round(map.getZoom());
    const isSame = latitude === at.center.latitude && longitude === at.center.longitude && zoom === at.zoom;
    if (isSame && !isAsked) return;
    stopGliding();
    [isAsked, goal, at] = [false, null, { center: { latitude, longitude }, zoom }];
    events.raise('settle', view());
  };
  // The vendor tells of one movement by several events, and of none by a promise alone.
  const settleSoon = () => queueMicrotask(settle);

  const show = (next: Place, { duration }: Animation) => {
    if (!map) {
      at = next;
      isAsked = true;
      return;
    }
    [goal, isAsked] = [next, true];
    const movement = { duration, timingFunction: 'ease-in-out', checkZoomRange: false };
    map.setCenter([next.center.latitude, next.center.longitude], next.zoom, movement).then(settleSoon, settleSoon);
  };
  const go = (next: Place, animation: Animation = { duration: 0 }) => {
    if (isOver || ![next.center.latitude, next.center.longitude, next.zoom].every(Number.isFinite)) return;
    const isCalm = page?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    show(geometry.allowed(next, size(), options), isCalm ? { duration: 0 } : animation);
  };

  /** How the layer of pins stands while the middle of the map is there. */
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

  const attach = (made: YandexMap) => {
    map = made;
    made.action.setCorrection((tick) => ({
      ...tick,
      globalPixelCenter: geometry.keptInside(tick.globalPixelCenter, tick.zoom, size(), options),
    }));
    made.events.add('actionbegin', () => {
      isMoving = true;
    });
    made.events.add('actiontick', (event) => follow(event.get('tick')));
    for (const end of ['actionend', 'actionbreak']) {
      made.events.add(end, () => {
        isMoving = false;
        settleSoon();
      });
    }
    made.events.add('boundschange', settleSoon);
    made.events.add('click', (event) => {
      const [latitude, longitude] = event.get('coords');
      events.raise('press', { latitude, longitude });
    });
    if (beginsWithoutDrag(options, page)) made.behaviors.disable(['drag']);
    if (layer !== 'scheme') made.setType(types[layer]);
    events.raise('busy', false);
    if (isAsked) show(at, { duration: 0 });
  };

  const unmount = mountMap(room, {
    start: at,
    options,
    projection,
    onMap: (made) => (made ? attach(made) : (map = null)),
    onError: (reason) => events.raise('error', new MapError('script', reason)),
  });
  const deeds = {
    pan: (x: number, y: number) => go(geometry.moved(goal ?? at, x, y), { duration: 200 }),
    zoom: (step: number, x = 0, y = 0) => go(geometry.zoomedAt(goal ?? at, (goal ?? at).zoom + step, x, y), { duration: 400 }),
    blocked: (what: 'touch' | 'wheel') => events.raise('blocked', what),
  };
  listenToKeys(room, deeds);
  if (options.gestures === 'cooperative') cooperate(room, () => map, deeds);
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
      go(geometry.fitted(box, size(), padding, maxZoom), animation),
    panBy: (x, y, animation) => go(geometry.moved(goal ?? at, x, y), animation),
    setLayer(next) {
      layer = next;
      map?.setType(types[next]);
    },
    // The vendor has colours of its own.
    restyle: () => {},
    resize() {
      map?.container.fitToViewport();
      go(goal ?? at);
    },
    focus: () => room.focus({ preventScroll: true }),
    on: (event, listener) => events.on(event, listener),
    destroy() {
      if (isOver) return;
      isOver = true;
      events.end();
      stopGliding();
      unmount();
      room.remove();
    },
  };
}

/** What takes the focus: the vendor's own elements are not reached by keys. */
function makeRoom(container: HTMLElement, label: string): HTMLElement {
  const room = container.ownerDocument.createElement('div');
  room.tabIndex = 0;
  // A screen reader keeps the arrows for itself anywhere else.
  room.setAttribute('role', 'application');
  room.setAttribute('aria-label', label);
  Object.assign(room.style, { position: 'absolute', inset: '0', outlineOffset: '-3px' });
  container.append(room);
  return room;
}
