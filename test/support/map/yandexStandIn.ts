import type { Pair, YandexTick } from '../../../src/map/yandex/api';
import { clamp } from './webMercator';

/** One map of the stand-in. */
export interface StandInMap {
  readonly element: HTMLElement;
  readonly type: string;
  readonly behaviors: ReadonlySet<string>;
  readonly isDestroyed: boolean;
  readonly fits: number;
  /** Drags the map: ticks, an end, a change of bounds. */
  drag(x: number, y: number): void;
  /** Clicks the map. */
  press(at: Pair): void;
  getCenter(): Pair;
  getZoom(): number;
}

interface State {
  center: Pair;
  zoom: number;
  type?: string;
  behaviors: readonly string[];
}

interface Options {
  minZoom: number;
  maxZoom: number;
}

/** The part of API 2.1 that the kit uses, with its events in their order. No pictures. */
export function standInApi() {
  const maps: StandInMap[] = [];
  const asked: { readonly at: Pair; readonly options: object }[] = [];
  const geocode = async (at: Pair, options: object) => {
    asked.push({ at, options });
    return { geoObjects: { toArray: () => stationsAround(at) } };
  };
  const modules: Record<string, unknown> = { 'projection.wgs84Mercator': mercator, Map: mapClass(maps), geocode };
  const api = {
    ready(then: () => void) {
      queueMicrotask(then);
    },
    modules: {
      require(name: string, then: (module: unknown) => void, otherwise: (reason: unknown) => void) {
        queueMicrotask(() => (name in modules ? then(modules[name]) : otherwise(new Error(`no module ${name}`))));
      },
    },
  };
  return { api, maps, asked };
}

/** Not in the order of their distance, one without a place. */
const stationsAround = ([latitude, longitude]: Pair) =>
  [0.02, 0.005, null, 0.01].map((north) => ({
    geometry: north === null ? null : { getCoordinates: () => [latitude + north, longitude] },
  }));

/** On the WGS 84 ellipsoid, like the vendor's map. */
const eccentricity = 0.081_819_190_842_621_5;
const mercator = {
  toGlobalPixels([latitude, longitude]: Pair, zoom: number): Pair {
    const size = 256 * 2 ** zoom;
    const sine = Math.sin((latitude * Math.PI) / 180);
    const y = Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine);
    return [(longitude / 360 + 0.5) * size, (0.5 - y / (2 * Math.PI)) * size];
  },
  fromGlobalPixels([x, y]: Pair, zoom: number): Pair {
    const size = 256 * 2 ** zoom;
    const goal = (0.5 - y / size) * 2 * Math.PI;
    let sine = Math.tanh(goal);
    for (let turn = 0; turn < 8; turn += 1) sine = Math.tanh(goal + eccentricity * Math.atanh(eccentricity * sine));
    return [(Math.asin(sine) * 180) / Math.PI, (x / size - 0.5) * 360];
  },
};

type Listener = (event: { get(name: string): unknown }) => void;

function mapClass(maps: StandInMap[]) {
  return class implements StandInMap {
    readonly element = document.createElement('ymaps');
    readonly behaviors: Set<string> & { enable(names: string[]): void; disable(names: string[]): void };
    readonly events = {
      add: (name: string, listener: Listener) => void this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]),
      remove: (name: string, listener: Listener) =>
        void this.#listeners.set(
          name,
          (this.#listeners.get(name) ?? []).filter((one) => one !== listener),
        ),
    };
    readonly action = {
      setCorrection: (correct: (tick: YandexTick) => YandexTick) => {
        this.#correct = correct;
      },
    };
    readonly container = {
      fitToViewport: () => {
        this.fits += 1;
      },
    };
    type: string;
    isDestroyed = false;
    fits = 0;
    readonly #listeners = new Map<string, Listener[]>();
    readonly #options: Options;
    #correct = (tick: YandexTick) => tick;
    #center: Pair;
    #zoom: number;
    #endMovement: (() => void) | null = null;

    constructor(parent: HTMLElement, { center, zoom, type = 'yandex#map', behaviors }: State, options: Options) {
      // Appended, to keep what a framework has set.
      Object.assign(this.element.style, { position: 'absolute', inset: '0' });
      parent.append(this.element);
      const enabled = new Set(behaviors);
      this.behaviors = Object.assign(enabled, {
        enable: (names: string[]) => names.forEach((name) => enabled.add(name)),
        disable: (names: string[]) => names.forEach((name) => enabled.delete(name)),
      });
      [this.#center, this.#zoom, this.type, this.#options] = [center, zoom, type, options];
      this.element.addEventListener('wheel', (event) => {
        if (this.behaviors.has('scrollZoom')) void this.setCenter(this.#center, this.#zoom - Math.sign(event.deltaY));
      });
      maps.push(this);
    }

    getCenter = (): Pair => [...this.#center];
    getZoom = () => this.#zoom;

    setCenter(center: Pair, zoom: number, { duration = 0 } = {}): Promise<void> {
      this.#endMovement?.();
      const { minZoom, maxZoom } = this.#options;
      const closer = clamp(zoom, minZoom, maxZoom);
      const tick = this.#correct({ globalPixelCenter: mercator.toGlobalPixels(center, closer), zoom: closer, duration });
      const next = mercator.fromGlobalPixels(tick.globalPixelCenter, tick.zoom);
      this.#raise('actionbegin');
      this.#raise('actiontick', { tick });
      return new Promise((resolve) => {
        const end = (isBroken: boolean) => {
          clearTimeout(timer);
          this.#endMovement = null;
          if (!isBroken) this.#arrive(next, tick.zoom);
          else this.#raise('actionbreak');
          resolve();
        };
        const timer = duration > 0 ? setTimeout(() => end(false), duration) : undefined;
        if (duration > 0) this.#endMovement = () => end(true);
        else end(false);
      });
    }

    async setType(type: string): Promise<void> {
      this.type = type;
    }

    drag(x: number, y: number): void {
      if (!this.behaviors.has('drag')) return;
      const [left, top] = mercator.toGlobalPixels(this.#center, this.#zoom);
      this.#raise('actionbegin');
      let at: Pair = [left, top];
      for (const share of [0.5, 1]) {
        const tick = this.#correct({ globalPixelCenter: [left - x * share, top - y * share], zoom: this.#zoom });
        at = tick.globalPixelCenter;
        this.#raise('actiontick', { tick });
      }
      this.#arrive(mercator.fromGlobalPixels(at, this.#zoom), this.#zoom);
    }

    press(at: Pair): void {
      this.#raise('click', { coords: at });
    }

    destroy(): void {
      this.#endMovement?.();
      this.isDestroyed = true;
      this.element.remove();
    }

    #arrive(center: Pair, zoom: number): void {
      const hasChanged = center[0] !== this.#center[0] || center[1] !== this.#center[1] || zoom !== this.#zoom;
      [this.#center, this.#zoom] = [center, zoom];
      this.#raise('actiontickcomplete');
      this.#raise('actionend');
      if (hasChanged) this.#raise('boundschange');
    }

    #raise(name: string, details: Record<string, unknown> = {}): void {
      for (const listener of this.#listeners.get(name) ?? []) listener({ get: (detail) => details[detail] });
    }
  };
}
