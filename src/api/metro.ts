import * as v from 'valibot';
import type { MetroStation } from '../domain/metro/metro';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep } from './client/response';
import { endpoints } from './reference';
import { decodeMetroStation } from './wire/metro';

/** Some servers wrap the records in `results`. */
const stationsSchema = v.union([v.array(v.unknown()), v.object({ results: v.array(v.unknown()) })]);

export async function listMetroStations(transport: Transport, options?: RequestOptions): Promise<readonly MetroStation[]> {
  const records = check(stationsSchema, await request(transport, endpoints.metro, options));
  return keep(Array.isArray(records) ? records : records.results, decodeMetroStation, 'station', options);
}
