import { type SearchRecord, searchesStorage } from '../../../src/state/device/searches';
import { hoursAgo } from '../../../src/testing';

/** Searches that were run on the device before a story begins: the query, how many hours ago, what it found, and whether it was kept. */
export type Searched = readonly (readonly [query: string, hours: number, total: number, isKept?: 'kept'])[];

export async function searchOnDevice(apiUrl: string, searched: Searched): Promise<void> {
  const records = searched.map(
    ([query, hours, total, isKept]): SearchRecord => ({ query, keptAt: hoursAgo(hours), total, isKept: isKept === 'kept' }),
  );
  const storage = searchesStorage(apiUrl);
  // Another story may have had the same address, on a page that was open before.
  const before = (await storage.read()).map(({ query }) => [query, null] as const);
  await storage.write(new Map<string, SearchRecord | null>([...before, ...records.map((record) => [record.query, record] as const)]));
}
