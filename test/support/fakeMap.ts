import type { Coordinates } from '../../src/domain/coordinates';
import type { MapEngine, MapEvents, MapHandle, MapLayer, MapOptions, MapProvider, MapSettings, MapView } from '../../src/ui/map/MapEngine';

/** A map without pictures, on which a test sees everything that was asked of it. Web Mercator of 256 px tiles, like the real ones. */
export interface FakeMap extends MapHandle {
  readonly container: HTMLElement;
  readonly options: MapOptions;
  readonly settings: MapSettings;
  /** Names of the methods that were called, in their order. */
  readonly calls: readonly string[];
  readonly isLive: boolean;
  readonly layer: MapLayer;
  raise<E extends keyof MapEvents>(event: E, detail: MapEvents[E]): void;
}

export interface FakeEngine extends MapEngine {
  /** Every map that was made, the newest last. */
  readonly maps: readonly FakeMap[];
  /** From now on loading fails like this; null: it works again. */
  refuse(reason: unknown): void;
}

export interface FakeEngineOptions {
  readonly id?: MapProvider;
  readonly needsLightDom?: boolean;
  readonly layers?: readonly MapLayer[];
}

export function fakeEngine({ id = 'keyless', needsLightDom = false, layers = ['scheme'] }: FakeEngineOptions = {}): FakeEngine {
  const maps: FakeMap[] = [];
  let refusal: unknown = null;
  return {
    id,
    needsLightDom,
    maps,
    refuse(reason) {
      refusal = reason;
    },
    async load(_settings, signal) {
      await Promise.resolve();
      signal.throwIfAborted();
      if (refusal !== null) throw refusal;
    },
    create(container, options, settings) {
      const map = fakeMap(container, options, settings, layers);
      maps.push(map);
      return map;
    },
  };
}

const tile = 256;
const toX = (longitude: number, zoom: number) => ((longitude + 180) / 360) * tile * 2 ** zoom;
const toLongitude = (x: number, zoom: number) => (x / (tile * 2 ** zoom)) * 360 - 180;
function toY(latitude: number, zoom: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tile * 2 ** zoom;
}
function toLatitude(y: number, zoom: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / (tile * 2 ** zoom)))) * 180) / Math.PI;
}

function fakeMap(container: HTMLElement, options: MapOptions, settings: MapSettings, layers: readonly MapLayer[]): FakeMap {
  const listeners = new Map<keyof MapEvents, Set<(detail: never) => void>>();
  const calls: string[] = [];
  let { center, zoom } = options;
  let layer: MapLayer = layers[0] ?? 'scheme';
  let isLive = true;
  const surface = document.createElement('div');
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', options.label);
  surface.style.cssText = 'position:absolute;inset:0';
  container.append(surface);

  const raise = <E extends keyof MapEvents>(event: E, detail: MapEvents[E]) => {
    for (const listener of listeners.get(event) ?? []) (listener as (detail: MapEvents[E]) => void)(detail);
  };
  const view = (): MapView => {
    const { clientWidth: width, clientHeight: height } = container;
    const x = toX(center.longitude, zoom);
    const y = toY(center.latitude, zoom);
    const box = {
      south: toLatitude(y + height / 2, zoom),
      west: toLongitude(x - width / 2, zoom),
      north: toLatitude(y - height / 2, zoom),
      east: toLongitude(x + width / 2, zoom),
    };
    return { center, zoom, box };
  };
  const move = (to: Coordinates, closer: number) => {
    center = to;
    zoom = Math.min(options.maxZoom, Math.max(options.minZoom, Math.round(closer)));
    queueMicrotask(() => isLive && raise('settle', view()));
  };
  queueMicrotask(() => isLive && raise('settle', view()));

  return {
    container,
    options,
    settings,
    calls,
    layers,
    get isLive() {
      return isLive;
    },
    get layer() {
      return layer;
    },
    raise,
    view,
    project({ latitude, longitude }) {
      const { clientWidth: width, clientHeight: height } = container;
      return {
        x: toX(longitude, zoom) - toX(center.longitude, zoom) + width / 2,
        y: toY(latitude, zoom) - toY(center.latitude, zoom) + height / 2,
      };
    },
    setView(next) {
      calls.push('setView');
      move(next.center, next.zoom);
    },
    zoomBy(step) {
      calls.push('zoomBy');
      move(center, zoom + step);
    },
    fit(box, { padding = { top: 0, right: 0, bottom: 0, left: 0 }, maxZoom = options.maxZoom } = {}) {
      calls.push('fit');
      const width = container.clientWidth - padding.left - padding.right;
      const height = container.clientHeight - padding.top - padding.bottom;
      let closest = maxZoom;
      const fits = (level: number) =>
        toX(box.east, level) - toX(box.west, level) <= width && toY(box.south, level) - toY(box.north, level) <= height;
      while (closest > options.minZoom && !fits(closest)) closest -= 1;
      const x = (toX(box.west, closest) + toX(box.east, closest)) / 2 + (padding.right - padding.left) / 2;
      const y = (toY(box.south, closest) + toY(box.north, closest)) / 2 + (padding.bottom - padding.top) / 2;
      move({ latitude: toLatitude(y, closest), longitude: toLongitude(x, closest) }, closest);
    },
    panBy(x, y) {
      calls.push('panBy');
      const at = {
        latitude: toLatitude(toY(center.latitude, zoom) + y, zoom),
        longitude: toLongitude(toX(center.longitude, zoom) + x, zoom),
      };
      move(at, zoom);
    },
    setLayer(next) {
      calls.push('setLayer');
      layer = next;
    },
    focus: () => surface.focus(),
    restyle: () => void calls.push('restyle'),
    resize() {
      calls.push('resize');
      queueMicrotask(() => isLive && raise('settle', view()));
    },
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all);
      all.add(listener as (detail: never) => void);
      return () => all.delete(listener as (detail: never) => void);
    },
    destroy() {
      if (!isLive) return;
      isLive = false;
      listeners.clear();
      surface.remove();
    },
  };
}
