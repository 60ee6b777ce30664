import type { Coords, DoneCallback } from 'leaflet';
import { GridLayer, LatLngBounds } from '../leaflet';
import type { Basemap } from './Basemap';
import type { MapColours } from './mapColours';
import { type PaintedPart, paintTile, tileSide } from './paintTile';
import type { SliceQueue } from './SliceQueue';
import { partsOf } from './tileMath';

export interface VectorLayerOptions {
  readonly basemap: Basemap;
  readonly queue: SliceQueue;
  readonly colours: MapColours;
  readonly minZoom: number;
  readonly maxZoom: number;
  onError(reason: unknown): void;
}

interface Painted {
  readonly coords: Coords;
  readonly canvas: HTMLCanvasElement;
  parts: readonly PaintedPart[] | null;
}

/** More than this nobody sees, and it costs memory. */
const mostDensity = 2;

/** Tiles drawn from the basemap. */
export class VectorLayer extends GridLayer {
  readonly given: VectorLayerOptions;
  readonly #shown = new Map<HTMLElement, Painted>();
  #colours: MapColours;

  constructor(given: VectorLayerOptions) {
    const { header } = given.basemap;
    super({
      tileSize: tileSide,
      minZoom: given.minZoom,
      maxZoom: given.maxZoom,
      noWrap: true,
      keepBuffer: 1,
      updateWhenIdle: false,
      updateInterval: 100,
      updateWhenZooming: false,
      bounds: header ? new LatLngBounds([header.minLat, header.minLon], [header.maxLat, header.maxLon]) : undefined,
    });
    this.given = given;
    this.#colours = given.colours;
    this.on('tileunload', ({ tile }) => this.#shown.delete(tile));
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.width = tileSide * densityOf();
    canvas.height = canvas.width;
    const tile: Painted = { coords, canvas, parts: null };
    this.#shown.set(canvas, tile);
    this.#draw(tile).then(
      () => done(undefined, canvas),
      (reason) => {
        this.given.onError(reason);
        paintTile(canvas, [], coords.z, 1, this.#colours);
        done(undefined, canvas);
      },
    );
    return canvas;
  }

  /** Paints everything anew, in other colours. */
  restyle(colours: MapColours): void {
    this.#colours = colours;
    for (const tile of this.#shown.values()) {
      if (tile.parts) void this.#paint(tile, tile.parts);
      else if (tile.parts === null) paintTile(tile.canvas, [], tile.coords.z, 1, colours);
    }
  }

  /** Tiles that did not come are asked for once more. */
  retry(): void {
    for (const tile of this.#shown.values()) if (!tile.parts) this.#draw(tile).catch(this.given.onError);
  }

  async #draw(tile: Painted): Promise<void> {
    const { basemap } = this.given;
    const asked = basemap.header ? partsOf(tile.coords, basemap.header) : [];
    const parts = await Promise.all(asked.map(async (part) => ({ ...part, tile: await basemap.tile(part.id) })));
    tile.parts = parts.filter((part): part is PaintedPart => part.tile !== null);
    await this.#paint(tile, tile.parts);
  }

  #paint({ canvas, coords }: Painted, parts: readonly PaintedPart[]): Promise<void> {
    return this.given.queue.draw(() => {
      // It may have left the screen while it waited.
      if (this.#shown.has(canvas)) paintTile(canvas, parts, coords.z, canvas.width / tileSide, this.#colours);
    });
  }
}

export const densityOf = () => Math.min(mostDensity, Math.max(1, window.devicePixelRatio || 1));
