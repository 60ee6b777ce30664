import type { Box, Coordinates } from '../../domain/map/coordinates';

/** What a map shows. */
export interface MapView {
  readonly center: Coordinates;
  /** Of 256 px tiles, a whole number: 10 is a city, 16 a street (§9). */
  readonly zoom: number;
  readonly box: Box;
}

export type MapLayer = 'scheme' | 'satellite';

/** `script`: the vendor's script does not come, throws or is refused by a policy. `key`: the vendor refuses the key. `tiles`: the basemap does not come. */
export type MapErrorCode = 'script' | 'timeout' | 'key' | 'tiles';

/** Why there is no map. */
export class MapError extends Error {
  constructor(
    readonly code: MapErrorCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** How the layer of pins stands since the last settled view: `x`, `y` px from where it was, and how much larger. */
export interface MapMotion {
  readonly x: number;
  readonly y: number;
  /** 1 while the map is only moved. */
  readonly scale: number;
}

/** What happens on a map. */
export interface MapEvents {
  /** Many times while the map is dragged or comes nearer; not after the last one. */
  motion: MapMotion;
  /** Once when it has come to rest, whoever moved it; also after a change of its size. */
  settle: MapView;
  /** Something is being fetched or drawn. */
  busy: boolean;
  /** A press on the map itself, beside everything that stands on it. */
  press: Coordinates;
  /** Of `cooperative` gestures: the page took one finger or the wheel, maybe many times; a hint can say what the map takes. */
  blocked: 'touch' | 'wheel';
  /** Something failed after the map was made; the map stays. */
  error: MapError;
}

/** How a change of the view goes. Zero, or a visitor who wants less motion: at once. */
export interface Animation {
  /** ms */
  readonly duration: number;
}

/** One live map. */
export interface MapHandle {
  /** What can be chosen; one alone needs no switch. */
  readonly layers: readonly MapLayer[];
  view(): MapView;
  /** Px from the top left corner of the container, for the view as it stands at rest. */
  project(at: Coordinates): { readonly x: number; readonly y: number };
  setView(view: { readonly center: Coordinates; readonly zoom: number }, animation?: Animation): void;
  /** By whole steps, around the centre, within the limits. */
  zoomBy(step: number, animation?: Animation): void;
  /** The closest view that shows the box, at most as close as `maxZoom`. `padding`: px that something covers, by side. */
  fit(box: Box, options?: { readonly padding?: Padding; readonly maxZoom?: number; readonly animation?: Animation }): void;
  panBy(x: number, y: number, animation?: Animation): void;
  setLayer(layer: MapLayer): void;
  /** Takes the colours of the page as they are now. */
  restyle(): void;
  /** The container has another size. Fires `settle`. */
  resize(): void;
  /** Brings the focus to the map itself, where arrows move it. */
  focus(): void;
  on<E extends keyof MapEvents>(event: E, listener: (detail: MapEvents[E]) => void): () => void;
  /** Ends everything; may be called twice. */
  destroy(): void;
}

export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Everything a map is made with. */
export interface MapOptions {
  readonly center: Coordinates;
  readonly zoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The map cannot be moved out of it. */
  readonly bounds: Box;
  /** `cooperative`: a page scrolls over it by one finger and by the wheel; the map takes two fingers, or the wheel with Ctrl. */
  readonly gestures: 'free' | 'cooperative';
  /** Accessible name of the map itself, which takes the focus and moves by arrows, + and −. */
  readonly label: string;
  readonly lang: 'ru' | 'en';
  /** Whose the map is, in a corner of it. An engine whose vendor writes this itself leaves it out. */
  readonly attribution: MapAttribution;
}

export interface MapAttribution {
  readonly text: string;
  readonly href: string;
}

/** What a page sets up once: where pictures of the map come from. */
export interface MapSettings {
  /** Address of the PMTiles file of the keyless engine. */
  readonly basemapUrl: string;
  /** How it is fetched. */
  readonly fetch: typeof fetch;
  /** Address of raster tiles with `{z}`, `{x}`, `{y}`; without one there is no satellite layer. */
  readonly satelliteUrl?: string;
  /** Whose pictures these are, as their owner wants to be named. */
  readonly satelliteAttribution?: string;
  /** Of the vendor's API. */
  readonly key?: string;
}

/** One kind of map: what it needs is loaded once and late. */
export interface MapEngine {
  readonly id: MapProvider;
  /** Style sheets of the vendor live in the document: its map has to stand in the light DOM of an element. */
  readonly needsLightDom: boolean;
  /** @throws MapError */
  load(settings: MapSettings, signal: AbortSignal): Promise<void>;
  /** After `load`. The container is empty, positioned, and has a size. */
  create(container: HTMLElement, options: MapOptions, settings: MapSettings): MapHandle;
}

export type MapProvider = 'keyless' | 'yandex';
