import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { moscowCenter, requestBox } from '../../../src/domain/city/moscowPlace';
import { basemapLayers } from './layers';
import { writePmtiles } from './pmtiles';
import { cutTiles } from './tiles';

const minZoom = 7;
const maxZoom = 13;
const attribution = '<a href="https://www.openstreetmap.org/copyright">© участники OpenStreetMap</a>';

const geometry = v.variant('type', [
  v.object({ type: v.picklist(['Point']), coordinates: v.array(v.number()) }),
  v.object({ type: v.picklist(['LineString']), coordinates: v.array(v.array(v.number())) }),
  v.object({ type: v.picklist(['MultiLineString', 'Polygon']), coordinates: v.array(v.array(v.array(v.number()))) }),
  v.object({ type: v.picklist(['MultiPolygon']), coordinates: v.array(v.array(v.array(v.array(v.number())))) }),
]);
const collection = v.object({
  features: v.array(v.object({ type: v.literal('Feature'), properties: v.record(v.string(), v.unknown()), geometry })),
});

/** Returns the basemap of Moscow as one archive of vector tiles, from `basemap/*.geojson` of a folder of sources. */
export async function compileBasemap(source: string, houses: readonly Readonly<Record<string, string>>[]): Promise<Uint8Array> {
  const layers = await basemapLayers(
    async (name) => v.parse(collection, JSON.parse(await readFile(join(source, 'basemap', `${name}.geojson`), 'utf8'))).features,
    houses,
  );
  const tiles = cutTiles(layers, { minZoom, maxZoom, box: requestBox });
  return writePmtiles(tiles, {
    minZoom,
    maxZoom,
    // The sources end here too. The map fades towards it.
    bounds: requestBox,
    center: { ...moscowCenter, zoom: 10 },
    metadata: {
      name: 'Moscow',
      attribution,
      vector_layers: vectorLayers(layers),
    },
  });
}

/** Metadata for tile readers: the layers, their first zoom and their properties. */
function vectorLayers(layers: Awaited<ReturnType<typeof basemapLayers>>) {
  return [...new Set(layers.map(({ layer }) => layer))].map((id) => {
    const parts = layers.filter(({ layer }) => layer === id);
    const properties = parts.flatMap(({ features }) => features.flatMap((feature) => Object.entries(feature.properties ?? {})));
    return {
      id,
      minzoom: Math.min(...parts.map((part) => part.minZoom)),
      maxzoom: maxZoom,
      fields: Object.fromEntries(properties.map(([name, value]) => [name, typeof value === 'number' ? 'Number' : 'String'])),
    };
  });
}
