import type { Coordinates } from '../../../src/domain/map/coordinates';
import type {
  Animation,
  MapEngine,
  MapEvents,
  MapHandle,
  MapLayer,
  MapOptions,
  MapProvider,
  MapSettings,
  MapView,
} from '../../../src/map/engine/MapEngine';
import { boxOf, clamp, fitted, fromWorld, keptInside, toWorld } from './webMercator';

/** A map without pictures that records calls. Web Mercator with 256 px tiles, like the real ones. */
export interface FakeMap extends MapHandle {
  readonly container: HTMLElement;
  readonly options: MapOptions;
  readonly settings: MapSettings;
  /** Names of the called methods, in order. */
  readonly calls: readonly string[];
  readonly isLive: boolean;
  /** A listener is attached: an earlier movement would be lost. */
  readonly isHeard: boolean;
  readonly layer: MapLayer;
  raise<E extends keyof MapEvents>(event: E, detail: MapEvents[E]): void;
  /** Drags by so many px: motion, then a settled view, synchronously. */
  drag(x: number, y: number): void;
}

export interface FakeEngine extends MapEngine {
  /** All created maps, the newest last. */
  readonly maps: readonly FakeMap[];
  /** Makes loading fail with this reason; null restores it. */
  refuse(reason: unknown): void;
  /** Blocks loading until the returned function is called. */
  hold(): () => void;
}

export interface FakeEngineOptions {
  readonly id?: MapProvider;
  readonly needsLightDom?: boolean;
  readonly layers?: readonly MapLayer[];
}

export function fakeEngine({ id = 'keyless', needsLightDom = false, layers = ['scheme'] }: FakeEngineOptions = {}): FakeEngine {
  const maps: FakeMap[] = [];
  let refusal: unknown = null;
  let gate = Promise.resolve();
  return {
    id,
    needsLightDom,
    maps,
    refuse(reason) {
      refusal = reason;
    },
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    async load(_settings, signal) {
      await gate;
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

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

function fakeMap(container: HTMLElement, options: MapOptions, settings: MapSettings, layers: readonly MapLayer[]): FakeMap {
  const listeners = new Map<keyof MapEvents, Set<(detail: never) => void>>();
  const calls: string[] = [];
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });
  const allowed = (center: Coordinates, zoom: number) => {
    const whole = clamp(Math.round(zoom), options.minZoom, options.maxZoom);
    return { center: keptInside(center, whole, size(), options.bounds), zoom: whole };
  };
  let at = allowed(options.center, options.zoom);
  let layer: MapLayer = layers[0] ?? 'scheme';
  let isLive = true;
  let frame = 0;
  /** Target of the current movement. */
  let goal: typeof at | null = null;
  const surface = document.createElement('div');
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', options.label);
  surface.style.cssText = 'position:absolute;inset:0;background:#e4ddd0';
  container.append(surface);

  const raise = <E extends keyof MapEvents>(event: E, detail: MapEvents[E]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) (listener as (detail: MapEvents[E]) => void)(detail);
  };
  const view = (): MapView => ({ ...at, box: boxOf(at.center, at.zoom, size()) });
  const settle = () => queueMicrotask(() => isLive && raise('settle', view()));
  const moved = (x: number, y: number) => {
    const from = toWorld(at.center, at.zoom);
    return fromWorld({ x: from.x + x, y: from.y + y }, at.zoom);
  };
  const move = (to: Coordinates, closer: number, { duration }: Animation = { duration: 0 }) => {
    if (!isLive || ![to.latitude, to.longitude, closer].every(Number.isFinite)) return;
    cancelAnimationFrame(frame);
    const next = allowed(to, closer);
    goal = next;
    const [start, from, end] = [performance.now(), toWorld(at.center, at.zoom), toWorld(next.center, at.zoom)];
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const growth = 2 ** (next.zoom - at.zoom) - 1;
    const tick = () => {
      const share = duration > 0 && !isCalm ? (performance.now() - start) / duration : 1;
      if (share >= 1) {
        [at, goal] = [next, null];
        settle();
        return;
      }
      raise('motion', { x: (from.x - end.x) * share, y: (from.y - end.y) * share, scale: 1 + growth * share });
      frame = requestAnimationFrame(tick);
    };
    tick();
  };

  surface.addEventListener('keydown', ({ key }) => {
    const step = steps[key];
    if (step) move(moved(...step), at.zoom);
    else if (key === '+' || key === '=') move(at.center, at.zoom + 1);
    else if (key === '-') move(at.center, at.zoom - 1);
  });
  surface.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top } = container.getBoundingClientRect();
    const { width, height } = size();
    raise('press', moved(clientX - left - width / 2, clientY - top - height / 2));
  });
  const turn = (event: WheelEvent) => {
    if (options.gestures === 'cooperative' && !event.ctrlKey) {
      raise('blocked', 'wheel');
      return;
    }
    event.preventDefault();
    move(at.center, at.zoom - Math.sign(event.deltaY));
  };
  surface.addEventListener('wheel', turn, { passive: false });
  settle();

  return {
    container,
    options,
    settings,
    calls,
    layers,
    get isLive() {
      return isLive;
    },
    get isHeard() {
      return (listeners.get('settle')?.size ?? 0) > 0;
    },
    get layer() {
      return layer;
    },
    raise,
    drag(x, y) {
      raise('motion', { x, y, scale: 1 });
      at = allowed(moved(-x, -y), at.zoom);
      raise('settle', view());
    },
    view,
    project(place) {
      const [{ x, y }, center, { width, height }] = [toWorld(place, at.zoom), toWorld(at.center, at.zoom), size()];
      return { x: x - center.x + width / 2, y: y - center.y + height / 2 };
    },
    setView(next, animation) {
      calls.push('setView');
      move(next.center, next.zoom, animation);
    },
    zoomBy(step, animation) {
      calls.push('zoomBy');
      move((goal ?? at).center, (goal ?? at).zoom + step, animation);
    },
    fit(box, { padding, maxZoom = options.maxZoom, animation } = {}) {
      calls.push('fit');
      const next = fitted(box, size(), { padding, minZoom: options.minZoom, maxZoom: Math.min(maxZoom, options.maxZoom) });
      move(next.center, next.zoom, animation);
    },
    panBy(x, y, animation) {
      calls.push('panBy');
      move(moved(x, y), at.zoom, animation);
    },
    setLayer(next) {
      calls.push('setLayer');
      layer = next;
    },
    focus: () => surface.focus({ preventScroll: true }),
    restyle: () => void calls.push('restyle'),
    resize() {
      calls.push('resize');
      at = allowed(at.center, at.zoom);
      settle();
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
      cancelAnimationFrame(frame);
      listeners.clear();
      surface.remove();
    },
  };
}
