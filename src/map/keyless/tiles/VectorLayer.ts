import type { Coords, DoneCallback } from 'leaflet';
import { GridLayer, LatLngBounds } from '../leaflet';
import type { Basemap } from './Basemap';
import { fadeEdges } from './fadeEdges';
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

/** More is not visible and costs memory. */
const maxDensity = 2;

/** Tiles drawn from the basemap. */
export class VectorLayer extends GridLayer {
  readonly config: VectorLayerOptions;
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
    this.config = given;
    this.#colours = given.colours;
    this.on('tileunload', ({ tile }) => this.#shown.delete(tile));
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.width = tileSide * pixelDensity();
    canvas.height = canvas.width;
    const tile: Painted = { coords, canvas, parts: null };
    this.#shown.set(canvas, tile);
    this.#draw(tile).then(
      () => done(undefined, canvas),
      (reason) => {
        this.config.onError(reason);
        paintTile(canvas, [], coords.z, 1, this.#colours);
        done(undefined, canvas);
      },
    );
    return canvas;
  }

  /** Repaints every tile in new colours. */
  restyle(colours: MapColours): void {
    this.#colours = colours;
    for (const tile of this.#shown.values()) {
      if (tile.parts) void this.#paint(tile, tile.parts);
      else if (tile.parts === null) paintTile(tile.canvas, [], tile.coords.z, 1, colours);
    }
  }

  /** Reloads failed tiles. */
  retry(): void {
    for (const tile of this.#shown.values()) if (!tile.parts) this.#draw(tile).catch(this.config.onError);
  }

  async #draw(tile: Painted): Promise<void> {
    const { basemap } = this.config;
    const wanted = basemap.header ? partsOf(tile.coords, basemap.header) : [];
    const parts = await Promise.all(wanted.map(async (part) => ({ ...part, tile: await basemap.tile(part.id) })));
    tile.parts = parts.filter((part): part is PaintedPart => part.tile !== null);
    await this.#paint(tile, tile.parts);
  }

  #paint({ canvas, coords }: Painted, parts: readonly PaintedPart[]): Promise<void> {
    return this.config.queue.draw(() => {
      // The tile may have been removed while queued.
      if (!this.#shown.has(canvas)) return;
      paintTile(canvas, parts, coords.z, canvas.width / tileSide, this.#colours);
      const { header } = this.config.basemap;
      if (header) fadeEdges(canvas, coords, header, this.#colours.land);
    });
  }
}

export const pixelDensity = () => Math.min(maxDensity, Math.max(1, window.devicePixelRatio || 1));
