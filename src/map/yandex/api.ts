/** The part of Yandex Maps JS API 2.1 in use. Places are `[latitude, longitude]`, pixels are world px at a zoom. */
export type Pair = [number, number];

export interface YandexProjection {
  toGlobalPixels(at: Pair, zoom: number): Pair;
  fromGlobalPixels(pixels: Pair, zoom: number): Pair;
}

/** A step of a movement. With a duration, the map animates to it without further events. */
export interface YandexTick {
  globalPixelCenter: Pair;
  zoom: number;
  duration?: number;
}

export interface YandexEvent {
  get(name: 'coords'): Pair;
  get(name: 'tick'): YandexTick;
}

interface YandexEvents {
  add(name: string, listener: (event: YandexEvent) => void): void;
}

interface Movement {
  readonly duration: number;
  readonly timingFunction: string;
  readonly checkZoomRange: boolean;
}

/** Settles when the movement ends, successfully or not. */
export type Ended = PromiseLike<unknown>;

export interface YandexMap {
  readonly events: YandexEvents;
  readonly action: { setCorrection(correct: (tick: YandexTick) => YandexTick): void };
  readonly behaviors: { enable(names: string[]): void; disable(names: string[]): void };
  readonly container: { fitToViewport(): void };
  getCenter(): Pair;
  getZoom(): number;
  setCenter(center: Pair, zoom: number, movement: Movement): Ended;
  setType(type: string): Ended;
}

export interface YandexApi {
  readonly modules: {
    require(name: string, then: (module: unknown) => void, otherwise: (reason: unknown) => void): unknown;
  };
  ready(then: () => void, otherwise: (reason: unknown) => void): unknown;
  Map?: unknown;
  /** Used by react-yandex-maps. */
  loadModule?: (name: string) => Promise<unknown>;
}

/** The loaded API. */
export interface LoadedApi {
  readonly api: YandexApi;
  readonly projection: YandexProjection;
}
