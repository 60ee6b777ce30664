import { type SearchRecord, searchesStorage } from '../../../src/state/device/searches';
import { browserTabs } from '../../../src/state/events/crossTab';
import { atEndOfTest } from '../cleanups';
import type { Mounted } from '../mount';

/** Looked at in that minute of a day long ago. */
export const aSearch = (query: string, minute: number, isKept = false): SearchRecord => ({
  query,
  keptAt: new Date(Date.UTC(2025, 10, 3, 12, minute)),
  total: 128,
  isKept,
});

/** Another tab has run these searches, and says so. */
export async function searchedElsewhere({ apiUrl }: Pick<Mounted, 'apiUrl'>, searches: readonly SearchRecord[]): Promise<void> {
  await searchesStorage(apiUrl).write(new Map(searches.map((search) => [search.query, search])));
  const channel = browserTabs.channel(`kvartal:searches:${apiUrl}`, () => {});
  channel?.post('changed');
  // A channel that is closed at once says nothing.
  atEndOfTest(() => channel?.close());
}
