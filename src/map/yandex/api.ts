/** What the kit calls of Yandex Maps JS API 2.1. Places are `[latitude, longitude]`, pixels are of the whole world at a zoom. */
export type Pair = [number, number];

export interface YandexProjection {
  toGlobalPixels(at: Pair, zoom: number): Pair;
  fromGlobalPixels(pixels: Pair, zoom: number): Pair;
}

/** One step of a movement. With a duration the map glides to it, and says nothing in between. */
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

/** Settles when the movement has ended, however. */
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
  /** What react-yandex-maps asks for its modules by. */
  loadModule?: (name: string) => Promise<unknown>;
}

/** The API and what was fetched of it, ready for maps. */
export interface LoadedApi {
  readonly api: YandexApi;
  readonly projection: YandexProjection;
}
