import type { RequestOptions, Transport } from '../../api/client/request';
import { listMetroStations } from '../../api/metro';
import { findMetroOptions, type MetroOption, matchedRange, metroOptions } from '../../domain/metro/metro';
import { suggestStations } from '../../domain/metro/suggestStations';

/** All stations of a search, and lookups in them. */
export interface MetroRegister {
  /** One per name, in alphabetical order (§5). */
  readonly options: readonly MetroOption[];
  /** Options for the typed text, in the order of §5. */
  find(typed: string): readonly MetroOption[];
  /** What may have been meant by a text that matches none, nearest first. */
  suggest(typed: string): readonly MetroOption[];
  /** Position of the typed text in the name, to highlight it. */
  matched(name: string, typed: string): readonly [number, number] | null;
}

export async function loadMetroRegister(transport: Transport, call: RequestOptions): Promise<MetroRegister> {
  const options = metroOptions(await listMetroStations(transport, call));
  return {
    options,
    find: (typed) => findMetroOptions(options, typed),
    suggest: (typed) => suggestStations(options, typed),
    matched: matchedRange,
  };
}
