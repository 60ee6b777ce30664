import type { Feature } from 'geojson';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import vtpbf from 'vt-pbf';
import type { Box } from '../../../src/domain/map/coordinates';
import type { Tile } from './pmtiles';

/** Features that appear from the same zoom on. */
export interface LayerPart {
  /** Name of the layer in the tiles; parts with the same name form one layer. */
  readonly layer: string;
  readonly features: readonly Feature[];
  readonly minZoom: number;
  /** Last zoom; the archive's last one when absent. */
  readonly maxZoom?: number;
  /** How far geometry extends beyond its tile, in units of the extent. */
  readonly buffer: number;
  /** Simplification below the largest zoom, in units of the extent. */
  readonly tolerance: number;
}

export const extent = 4096;

export interface CutOptions {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The area to cut. */
  readonly box: Box;
}

/** Cuts the parts into vector tiles; empty tiles are omitted. */
export function cutTiles(parts: readonly LayerPart[], { minZoom, maxZoom, box }: CutOptions): Tile[] {
  const sources = parts.map((part) => ({
    ...part,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features: [...part.features] },
      { maxZoom, indexMaxZoom: minZoom, extent, buffer: part.buffer, tolerance: part.tolerance },
    ),
  }));
  const tiles: Tile[] = [];
  for (let z = minZoom; z <= maxZoom; z++) {
    const shown = sources.filter((part) => part.minZoom <= z && z <= (part.maxZoom ?? maxZoom));
    const { west, north, east, south } = box;
    const [left, top] = tileAt(west, north, z);
    const [right, bottom] = tileAt(east, south, z);
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const layers: Record<string, { features: LegacyFeature[] }> = {};
        for (const { layer, index } of shown) {
          const found = index.getTile(z, x, y)?.features ?? [];
          if (found.length > 0) (layers[layer] ??= { features: [] }).features.push(...found);
        }
        if (Object.keys(layers).length > 0) tiles.push({ z, x, y, data: vtpbf.fromGeojsonVt(layers, { version: 2, extent }) });
      }
    }
  }
  return tiles;
}

/** Returns column and row of the tile that contains a point, in Web Mercator. */
export function tileAt(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom;
  const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * count), Math.floor(y * count)];
}
