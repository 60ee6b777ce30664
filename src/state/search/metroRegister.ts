import type { RequestOptions, Transport } from '../../api/client/request';
import { listMetroStations } from '../../api/metro';
import { findMetroOptions, type MetroOption, matchedRange, metroOptions } from '../../domain/metro/metro';

/** All stations of a search and what is asked of them. */
export interface MetroRegister {
  /** One per name, in alphabetical order (§5). */
  readonly options: readonly MetroOption[];
  /** Options for what was typed, in the order of §5. */
  find(typed: string): readonly MetroOption[];
  /** Where the typed text stands in the name, to mark it. */
  matched(name: string, typed: string): readonly [number, number] | null;
}

export async function loadMetroRegister(transport: Transport, call: RequestOptions): Promise<MetroRegister> {
  const options = metroOptions(await listMetroStations(transport, call));
  return { options, find: (typed) => findMetroOptions(options, typed), matched: matchedRange };
}
