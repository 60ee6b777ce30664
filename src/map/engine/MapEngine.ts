import type { Box, Coordinates } from '../../domain/map/coordinates';

/** What a map shows. */
/** A centre and a zoom. */
export interface Framing {
  readonly center: Coordinates;
  /** Zoom level for 256 px tiles, an integer: 10 is a city, 16 a street (§9). */
  readonly zoom: number;
}

export interface MapView extends Framing {
  readonly box: Box;
}

export type MapLayer = 'scheme' | 'satellite';

/**
 * `script`: the vendor's script fails to load, throws or is blocked by a policy. `key`: the vendor rejects the key. `tiles`: the basemap
 * fails to load.
 */
export type MapErrorCode = 'script' | 'timeout' | 'key' | 'tiles';

/** Why the map failed. */
export class MapError extends Error {
  constructor(
    readonly code: MapErrorCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** Transform of the pin layer since the last settled view: offset in px, and scale. */
export interface MapMotion {
  readonly x: number;
  readonly y: number;
  /** 1 while panning. */
  readonly scale: number;
}

export interface MapEvents {
  /** Fires repeatedly during a drag or zoom, but not after the last step. */
  motion: MapMotion;
  /** Fires once after each movement, user or programmatic, and after a resize. */
  settle: MapView;
  /** Whether tiles are being fetched or drawn. */
  busy: boolean;
  /** A click on the map itself, not on anything placed over it. */
  press: Coordinates;
  /** `cooperative` gestures only: the page took a one-finger drag or the wheel. May fire many times; used to show a hint. */
  blocked: 'touch' | 'wheel';
  /** An error after creation; the map stays. */
  error: MapError;
}

/** How a view change is animated. Immediate if 0, or if the visitor prefers reduced motion. */
export interface Animation {
  /** Ms. */
  readonly duration: number;
}

/** A live map. */
export interface MapHandle {
  /** Available layers; a single one needs no switch. */
  readonly layers: readonly MapLayer[];
  view(): MapView;
  /** Returns px from the container's top left corner, in the settled view. */
  project(at: Coordinates): { readonly x: number; readonly y: number };
  setView(view: Framing, animation?: Animation): void;
  /** Zooms around the centre by whole steps, within the limits. */
  zoomBy(step: number, animation?: Animation): void;
  /** Shows the box at the closest zoom, up to `maxZoom`. `padding`: covered px per side. */
  fit(box: Box, options?: { readonly padding?: Padding; readonly maxZoom?: number; readonly animation?: Animation }): void;
  panBy(x: number, y: number, animation?: Animation): void;
  setLayer(layer: MapLayer): void;
  /** Reads the page's current colours. */
  restyle(): void;
  /** Adapts to the container's new size. Fires `settle`. */
  resize(): void;
  /** Focuses the map surface, where arrow keys pan. */
  focus(): void;
  on<E extends keyof MapEvents>(event: E, listener: (detail: MapEvents[E]) => void): () => void;
  /** Idempotent. */
  destroy(): void;
}

export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Options of a map instance. */
export interface MapOptions {
  readonly center: Coordinates;
  readonly zoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Panning is limited to this box. */
  readonly bounds: Box;
  /** `cooperative`: one finger and the wheel scroll the page; two fingers, or Ctrl + wheel, move the map. */
  readonly gestures: 'free' | 'cooperative';
  /** Accessible name of the focusable surface, which handles arrow keys, + and −. */
  readonly label: string;
  readonly lang: 'ru' | 'en';
  /** Copyright notice in the corner. Ignored by engines whose vendor draws its own. */
  readonly attribution: MapAttribution;
}

export interface MapAttribution {
  readonly text: string;
  readonly href: string;
}

/** Map sources, set once per page. */
export interface MapSettings {
  /** URL of the PMTiles file for the keyless engine. */
  readonly basemapUrl: string;
  /** Fetches the PMTiles file. */
  readonly fetch: typeof fetch;
  /** URL of raster tiles with `{z}`, `{x}`, `{y}`; no satellite layer without it. */
  readonly satelliteUrl?: string;
  /** Copyright notice of the satellite images. */
  readonly satelliteAttribution?: string;
  /** Key for the vendor's API. */
  readonly key?: string;
}

/** A map implementation; its code and data load lazily, once. */
export interface MapEngine {
  readonly id: MapProvider;
  /** The vendor puts style sheets into the document, so its map must be in the light DOM. */
  readonly needsLightDom: boolean;
  /** @throws MapError */
  load(settings: MapSettings, signal: AbortSignal): Promise<void>;
  /** Call after `load`. The container must be empty, positioned, and have a size. */
  create(container: HTMLElement, options: MapOptions, settings: MapSettings): MapHandle;
}

export type MapProvider = 'keyless' | 'yandex';
