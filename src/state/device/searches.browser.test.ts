import { expect, test } from 'vitest';
import { newestFirst } from './deviceList';
import { mostRecent, type SearchRecord, searchesOf, searchesStorage } from './searches';

const aScope = () => `https://searches-${crypto.randomUUID()}.test/api`;
const open = (apiUrl: string) => searchesOf({ apiUrl, slots: {} });
const aSearch = (query: string, minute = 0, isKept = false): SearchRecord => ({
  query,
  keptAt: new Date(Date.UTC(2026, 10, 1, 12, minute)),
  total: 128,
  isKept,
});
const queriesOf = ({ state }: ReturnType<typeof open>) => newestFirst(state.get()).map(({ query }) => query);

test('a search is there after a reload, and in other tabs, but not on pages with another API', async () => {
  const apiUrl = aScope();
  const [tab, other, partner] = [open(apiUrl), open(apiUrl), open(aScope())];
  const visited = aSearch('rooms=1', 5);
  await tab.keep(aSearch('rooms=2'), visited);
  await expect.poll(() => queriesOf(other)).toEqual(['rooms=1', 'rooms=2']);
  const reloaded = open(apiUrl);
  await expect.poll(() => reloaded.state.get().kept.get('rooms=1')).toEqual(visited);
  await expect.poll(() => partner.state.get().isRead).toBe(true);
  expect(queriesOf(partner)).toEqual([]);
});

test('the last ones are remembered, and all that are kept', async () => {
  const apiUrl = aScope();
  const tab = open(apiUrl);
  await tab.keep(
    aSearch('rooms=1', 0, true),
    ...Array.from({ length: mostRecent }, (_, minute) => aSearch(`price_min=${minute}`, minute + 1)),
  );
  expect(queriesOf(tab)).toHaveLength(mostRecent + 1);
  await tab.keep(aSearch('rooms=4', 59));
  expect(queriesOf(tab)).toHaveLength(mostRecent + 1);
  expect(queriesOf(tab)).toContain('rooms=1');
  expect(queriesOf(tab)).not.toContain('price_min=0');
  expect(await searchesStorage(apiUrl).read()).toHaveLength(mostRecent + 1);
});

test('what another release has written is left out', async () => {
  const apiUrl = aScope();
  const broken = [{ ...aSearch('rooms=2'), total: '3' }, { query: 'rooms=3' }, { ...aSearch('rooms=4'), keptAt: 'yesterday' }];
  await searchesStorage(apiUrl).write(
    new Map([aSearch('rooms=1'), ...broken].map((record) => [record.query, record as unknown as SearchRecord])),
  );
  const tab = open(apiUrl);
  await expect.poll(() => queriesOf(tab)).toEqual(['rooms=1']);
});
