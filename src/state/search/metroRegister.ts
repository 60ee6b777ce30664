import type { RequestOptions, Transport } from '../../api/client/request';
import { listMetroStations } from '../../api/metro';
import { findMetroOptions, type MetroOption, matchedRange, metroOptions } from '../../domain/metro/metro';
import { neighbourNames } from '../../domain/metro/neighbourNames';
import { suggestStations } from '../../domain/metro/suggestStations';

/** All stations of a search, and lookups in them. */
export interface MetroRegister {
  /** One per name, in alphabetical order (§5). */
  readonly options: readonly MetroOption[];
  /** Options for the typed text, in the order of §5. */
  find(typed: string): readonly MetroOption[];
  /** What may have been meant by a text that matches none, nearest first. */
  suggest(typed: string): readonly MetroOption[];
  /** Names of the stations one stop from these, without these; none from a server that does not tell them. */
  neighbours(names: readonly string[]): readonly string[];
  /** Position of the typed text in the name, to highlight it. */
  matched(name: string, typed: string): readonly [number, number] | null;
}

export async function loadMetroRegister(transport: Transport, call: RequestOptions): Promise<MetroRegister> {
  const stations = await listMetroStations(transport, call);
  const options = metroOptions(stations);
  return {
    options,
    find: (typed) => findMetroOptions(options, typed),
    suggest: (typed) => suggestStations(options, typed),
    neighbours: (names) => neighbourNames(stations, names),
    matched: matchedRange,
  };
}
