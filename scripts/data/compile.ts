/**
 * Compiles the tables of facts in `examples/server/facts` from a folder of collected sources (metro.json, buildings.csv,
 * price-index-districts.json, price-model.json). For maintainers: `npm run data -- <folder>`, or FACTS_SOURCE=<folder>.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { houseColumns } from '../../examples/server/seed/house';
import { formatTable, parseTable } from '../../examples/server/seed/table';
import { selectHouses } from './houses';
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
const stationColumns = ['id', 'name', 'line_name', 'route', 'color', 'latitude', 'longitude'] as const;

async function main(): Promise<void> {
  const source = process.argv[2] ?? process.env.FACTS_SOURCE;
  if (!source) throw new Error('Name the folder with the sources: npm run data -- <folder>');
  const json = async <S extends v.GenericSchema>(name: string, schema: S): Promise<v.InferOutput<S>> =>
    v.parse(schema, JSON.parse(await readFile(join(source, name), 'utf8')));

  const stations = await json('metro.json', v.array(stationSchema));
  const houses = selectHouses(parseTable(await readFile(join(source, 'buildings.csv'), 'utf8'), ','));
  const prices = compilePrices(
    await json('price-index-districts.json', priceIndexSchema),
    await json('price-model.json', priceModelSchema),
    houses,
  );

  const target = fileURLToPath(new URL('../../examples/server/facts/', import.meta.url));
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
  await writeFile(join(target, 'prices.json'), `${JSON.stringify(prices, null, 1)}\n`);
  console.info(`${stations.length} stations, ${houses.length} houses, ${Object.keys(prices.districts).length} districts`);
}

await main();
