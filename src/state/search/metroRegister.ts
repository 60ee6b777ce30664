import type { RequestOptions, Transport } from '../../api/client/request';
import { listMetroStations } from '../../api/metro';
import { type MetroOption, matchedRange, metroOptions } from '../../domain/metro/metro';
import { type NearbyStation, nearbyStations } from '../../domain/metro/nearbyStations';
import { type FoundStations, findStations } from '../../domain/metro/typed/findStations';

/** All stations of a search, and lookups in them. */
export interface MetroRegister {
  /** One per name, in alphabetical order (§5). */
  readonly options: readonly MetroOption[];
  /** Options for the typed text in the order of §5, without the chosen ones; for a text that begins no name, those that it may mean. */
  find(typed: string, chosen: readonly string[]): FoundStations;
  /** The option of this name. */
  named(name: string): MetroOption | undefined;
  /** The stations near these, without these, the nearest first. */
  nearby(names: readonly string[]): readonly NearbyStation[];
  /** Position of the typed text in the name, to highlight it. */
  matched(name: string, typed: string): readonly [number, number] | null;
}

export async function loadMetroRegister(transport: Transport, call: RequestOptions): Promise<MetroRegister> {
  const stations = await listMetroStations(transport, call);
  const options = metroOptions(stations);
  return {
    options,
    find: (typed, chosen) => findStations(options, typed, chosen),
    named: (name) => options.find((option) => option.name === name),
    nearby: (names) => nearbyStations(stations, names),
    matched: matchedRange,
  };
}
