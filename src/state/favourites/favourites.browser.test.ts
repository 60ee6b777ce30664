import { expect, test } from 'vitest';
import { newestFirst } from '../device/deviceList';
import type { DeviceStorage } from '../device/deviceStorage';
import { browserTabs } from '../events/crossTab';
import { createFavourites } from './favourites';
import { type Favourite, favouritesStorage } from './favouritesStorage';

let scopes = 0;
/** No test sees what another one has kept. */
const aScope = () => {
  scopes += 1;
  return `https://favourites-${scopes}-${crypto.randomUUID()}.test/api`;
};
const open = (apiUrl: string, storage: DeviceStorage<Favourite> = favouritesStorage(apiUrl)) =>
  createFavourites(apiUrl, storage, browserTabs);
const aFavourite = (listingId: number, minute = 0): Favourite => ({
  listingId,
  keptAt: new Date(Date.UTC(2026, 10, 1, 12, minute)),
  price: 18_450_000,
});
const idsOf = ({ state }: ReturnType<typeof open>) => newestFirst(state.get()).map(({ listingId }) => listingId);

test('a favourite is there at once, and after a reload, the newest first', async () => {
  const apiUrl = aScope();
  const tab = open(apiUrl);
  const writing = [tab.keep(aFavourite(1)), tab.keep(aFavourite(2, 5)), tab.keep(aFavourite(3, 1))];
  expect(idsOf(tab)).toEqual([2, 3, 1]);
  await Promise.all([...writing, tab.remove(3)]);
  const reloaded = open(apiUrl);
  await expect.poll(() => idsOf(reloaded)).toEqual([2, 1]);
  expect(reloaded.state.get()).toMatchObject({ isRead: true, isForSession: false });
});

test('other tabs follow; pages with another API see nothing of it', async () => {
  const apiUrl = aScope();
  const [tab, other, partner] = [open(apiUrl), open(apiUrl), open(aScope())];
  await tab.keep(aFavourite(1));
  await expect.poll(() => idsOf(other)).toEqual([1]);
  await other.remove(1);
  await expect.poll(() => idsOf(tab)).toEqual([]);
  await expect.poll(() => partner.state.get().isRead).toBe(true);
  expect(idsOf(partner)).toEqual([]);
});

test('the last of two quick changes wins', async () => {
  const apiUrl = aScope();
  const tab = open(apiUrl);
  await Promise.all([tab.keep(aFavourite(1)), tab.remove(1), tab.keep(aFavourite(1, 9)), tab.remove(1)]);
  expect(idsOf(tab)).toEqual([]);
  expect(await favouritesStorage(apiUrl).read()).toEqual([]);
});

test('a device that refuses keeps favourites for the session and says so', async () => {
  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const tab = open(aScope(), { read: refuse, write: refuse });
  await tab.keep(aFavourite(1));
  expect(idsOf(tab)).toEqual([1]);
  expect(tab.state.get()).toMatchObject({ isRead: true, isForSession: true });
  await tab.remove(1);
  expect(idsOf(tab)).toEqual([]);
});

test('what another release has written differently is left out', async () => {
  const apiUrl = aScope();
  const storage = favouritesStorage(apiUrl);
  await storage.write(
    new Map([
      [1, aFavourite(1)],
      [2, { listingId: 2 } as Favourite],
      [3, { listingId: 3, keptAt: new Date() } as Favourite],
    ]),
  );
  expect(await storage.read()).toEqual([aFavourite(1)]);
});

test('a note is written with its favourite, and an empty one removes it', async () => {
  const apiUrl = aScope();
  const tab = open(apiUrl);
  await tab.keep(aFavourite(1));
  await tab.setNote(aFavourite(1), 'тихий двор');
  expect(await favouritesStorage(apiUrl).read()).toEqual([{ ...aFavourite(1), note: 'тихий двор' }]);
  await tab.setNote(aFavourite(1), '');
  expect(await favouritesStorage(apiUrl).read()).toEqual([aFavourite(1)]);
});

test('a favourite that is kept again has its note, here and from another tab', async () => {
  const apiUrl = aScope();
  const [tab, other] = [open(apiUrl), open(apiUrl)];
  await tab.keep({ ...aFavourite(1), note: 'тихий двор' });
  await tab.remove(1);
  await tab.keep(aFavourite(1, 9));
  expect(tab.state.get().kept.get(1)).toEqual({ ...aFavourite(1, 9), note: 'тихий двор' });
  await expect.poll(() => other.state.get().kept.get(1)?.note).toBe('тихий двор');
  await other.remove(1);
  await expect.poll(() => idsOf(tab)).toEqual([]);
  // What was typed meanwhile is newer than the note that comes back.
  await tab.setNote({ ...aFavourite(1, 9), note: 'тихий двор' }, 'шумный двор');
  await other.keep({ ...aFavourite(1, 9), note: 'тихий двор' });
  await expect.poll(() => other.state.get().kept.get(1)?.note).toBe('шумный двор');
});

test('a note of another tab is not lost to one that waited', async () => {
  const apiUrl = aScope();
  const [tab, other] = [open(apiUrl), open(apiUrl)];
  await tab.keep({ ...aFavourite(1), note: 'тихий двор' });
  await tab.remove(1);
  await other.keep({ ...aFavourite(1), note: 'новый лифт' });
  await expect.poll(() => tab.state.get().kept.get(1)?.note).toBe('новый лифт');
});

test('a note that cannot be read does not hide its favourite', async () => {
  const storage = favouritesStorage(aScope());
  await storage.write(new Map([[1, { ...aFavourite(1), note: 5 } as unknown as Favourite]]));
  expect(await storage.read()).toEqual([aFavourite(1)]);
});
