import type { Feature } from 'geojson';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import vtpbf from 'vt-pbf';
import type { Box } from '../../../src/domain/map/coordinates';
import type { Tile } from './pmtiles';

/** Features that appear together, from one zoom on. */
export interface LayerPart {
  /** Name of the layer in the tiles; parts of one name make one layer. */
  readonly layer: string;
  readonly features: readonly Feature[];
  readonly minZoom: number;
  /** None further than this; the last zoom of all when absent. */
  readonly maxZoom?: number;
  /** How far geometry goes on beyond the edge of its tile, in units of the extent. */
  readonly buffer: number;
  /** How much shapes are simplified below the largest zoom, in units of the extent. */
  readonly tolerance: number;
}

export const extent = 4096;

export interface CutOptions {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Where tiles are cut, by zoom. */
  box(zoom: number): Box;
}

/** Cuts the parts into vector tiles; a tile in which nothing lies is left out. */
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
    const { west, north, east, south } = box(z);
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

/** Column and row of the tile in which a place lies, in the usual web projection. */
export function tileAt(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom;
  const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * count), Math.floor(y * count)];
}
