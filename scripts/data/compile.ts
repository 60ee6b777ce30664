/**
 * Compiles the tables of facts in `examples/server/facts` and the basemap in `examples/server/basemap` from a folder of collected sources
 * (metro.json, metro-lines.json, buildings.csv, price-index-districts.json, price-model.json, basemap/*.geojson). For maintainers: `npm run data -- <folder>`, or FACTS_SOURCE=<folder>.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { formatAddresses } from '../../examples/server/addresses/addressTable';
import { houseColumns } from '../../examples/server/seed/house';
import { formatTable, parseTable } from '../../examples/server/seed/table';
import { addressRegister } from './addresses';
import { compileBasemap } from './basemap/compileBasemap';
import { selectHouses } from './houses';
import { lineSchema, neighboursOf } from './neighbours';
import { compilePrices, priceIndexSchema, priceModelSchema } from './prices';

const stationSchema = v.object({
  id: v.number(),
  name: v.string(),
  line_name: v.string(),
  route: v.string(),
  color: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});
const stationColumns = ['id', 'name', 'line_name', 'route', 'color', 'latitude', 'longitude', 'neighbours'] as const;

async function main(): Promise<void> {
  const source = process.argv[2] ?? process.env.FACTS_SOURCE;
  if (!source) throw new Error('Name the folder with the sources: npm run data -- <folder>');
  const json = async <S extends v.GenericSchema>(name: string, schema: S): Promise<v.InferOutput<S>> =>
    v.parse(schema, JSON.parse(await readFile(join(source, name), 'utf8')));

  const places = await json('metro.json', v.array(stationSchema));
  const neighbours = neighboursOf(places, await json('metro-lines.json', v.array(lineSchema)));
  const stations = places.map((station) => ({ ...station, neighbours: (neighbours.get(station.id) ?? []).join(' ') }));
  const register = parseTable(await readFile(join(source, 'buildings.csv'), 'utf8'), ',');
  const houses = selectHouses(register);
  const prices = compilePrices(
    await json('price-index-districts.json', priceIndexSchema),
    await json('price-model.json', priceModelSchema),
    houses,
  );

  const basemap = await compileBasemap(source, register);

  const server = fileURLToPath(new URL('../../examples/server/', import.meta.url));
  const target = join(server, 'facts');
  await writeFile(
    join(target, 'stations.tsv'),
    formatTable(
      stationColumns,
      stations.map((station) => stationColumns.map((name) => station[name])),
    ),
  );
  await writeFile(
    join(target, 'houses.tsv'),
    formatTable(
      houseColumns,
      houses.map((house) => houseColumns.map((name) => house[name])),
    ),
  );
  const addresses = addressRegister(register);
  await writeFile(join(target, 'addresses.txt'), formatAddresses(addresses));
  // Lists of numbers on one line each, as the formatter would have them.
  const text = JSON.stringify(prices, null, 2).replace(/\[\s+([\d.,\s]+?)\s+\]/g, (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`);
  await writeFile(join(target, 'prices.json'), `${text}\n`);
  await writeFile(join(server, 'basemap', 'moscow.pmtiles'), basemap);
  console.info(
    `${stations.length} stations, ${houses.length} houses, ${addresses.length} streets, ${Object.keys(prices.districts).length} districts, basemap of ${basemap.length} bytes`,
  );
}

await main();
