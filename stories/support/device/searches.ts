import { type SearchRecord, searchesStorage } from '../../../src/state/device/searches';
import { hoursAgo } from '../../../src/testing';

/** Searches that were run on the device before a story begins: the query, how many hours ago, what it found, and whether it was kept. */
export type Searched = readonly (readonly [query: string, hours: number, total: number, isKept?: 'kept'])[];

export async function searchOnDevice(apiUrl: string, searched: Searched): Promise<void> {
  const records = searched.map(
    ([query, hours, total, isKept]): SearchRecord => ({ query, keptAt: hoursAgo(hours), total, isKept: isKept === 'kept' }),
  );
  await searchesStorage(apiUrl).write(new Map(records.map((record) => [record.query, record])));
}
