import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { files } from '../files';
import { type House, houseColumns, houseFromRecord } from './house';
import { parseTable } from './table';

const quantilesSchema = v.tuple([v.number(), v.number(), v.number()]);
/** Low, median and high value. */
export type Quantiles = v.InferOutput<typeof quantilesSchema>;
const byOkrugAndRooms = v.record(v.string(), v.record(v.string(), quantilesSchema));
const ratios = v.record(v.string(), v.number());

const priceFactsSchema = v.object({
  /** Roubles per m² of a sale, by district. */
  districts: v.record(v.string(), v.object({ okrug: v.string(), price: v.number() })),
  /** m², by okrug and rooms ('1' to '4+'). */
  saleArea: byOkrugAndRooms,
  rentArea: byOkrugAndRooms,
  /** Roubles per m² and month. */
  rentPrice: byOkrugAndRooms,
  /** Factors of a sale price. */
  effects: v.object({ repair: ratios, wall: ratios, floor: ratios, year: ratios }),
});
export type PriceFacts = v.InferOutput<typeof priceFactsSchema>;

export interface StationFacts {
  readonly id: number;
  readonly name: string;
  readonly lineName: string;
  readonly route: string;
  readonly color: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Ids of the stations before and after it on its line. */
  readonly neighbours: readonly number[];
}

export interface Facts {
  readonly houses: readonly House[];
  readonly stations: readonly StationFacts[];
  readonly prices: PriceFacts;
}

/**
 * Reads the facts that a database is seeded from.
 * @param housesCsv a register of buildings to use instead of the built-in selection
 */
export async function readFacts(housesCsv: string | null = null): Promise<Facts> {
  const [stations, houses, prices] = await Promise.all([
    readStations(),
    housesCsv ? readFile(housesCsv, 'utf8') : read('houses.tsv'),
    read('prices.json'),
  ]);
  const priceFacts = v.parse(priceFactsSchema, JSON.parse(prices));
  return {
    stations,
    houses: parseTable(houses, housesCsv ? ',' : '\t').flatMap((row) => {
      const house = houseFromRecord(houseRecord(row));
      // A flat needs a street and a price.
      return house && house.district in priceFacts.districts && `${house.street}${house.settlement}` !== '' && house.number !== ''
        ? [house]
        : [];
    }),
    prices: priceFacts,
  };
}

/** Reads the metro stations: every database needs them, seeded or not. */
export async function readStations(): Promise<StationFacts[]> {
  return parseTable(await read('stations.tsv'), '\t').map(stationFromRecord);
}

function houseRecord(row: Record<string, string>) {
  const [first, ...rest] = houseColumns;
  const record = { [first]: row[first] ?? '' } as Record<(typeof houseColumns)[number], string>;
  for (const name of rest) record[name] = row[name] ?? '';
  return { ...record, area_m2: row.area_m2 };
}

function stationFromRecord(row: Record<string, string>): StationFacts {
  const { id, name = '', line_name = '', route = '', color = '', neighbours = '' } = row;
  return {
    id: Number(id),
    name,
    lineName: line_name,
    route,
    color,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    neighbours: neighbours.split(' ').filter(Boolean).map(Number),
  };
}

function read(name: string): Promise<string> {
  return readFile(files.facts + name, 'utf8');
}
