import { describe, expect, it } from 'vitest';
import { someUsers } from '../fakeAccounts';
import { createFakeApi } from '../fakeApi';
import { aListing } from '../fixtures';
import { aPhoto } from '../photos';
import { aWorld } from '../world';
import { createFakeStore } from './fakeStore';

const [maria, olga] = someUsers();
if (!maria || !olga) throw new Error('two users are needed');

const idsOf = async (api: typeof fetch) => {
  const answer = (await (await api('/realty/')).json()) as { results: { id: number }[] };
  return answer.results.map(({ id }) => id);
};

describe('a fake server that changes', () => {
  const start = aWorld([aListing({ id: 1 })]);

  it('shows what is created and approved, and no longer what is archived or deleted', async () => {
    const store = createFakeStore(start);
    const api = createFakeApi(store);
    const { id } = store.createListing(maria, aListing());
    expect(await idsOf(api)).toEqual([1]);
    store.editListing(id, { status: 'active', price: 7_000_000, photos: [aPhoto({ id: 70 })] });
    expect(await idsOf(api)).toEqual([id, 1]);
    const body = (await (await api(`/realty/${id}/`)).json()) as { price: number; photos: unknown[] };
    expect(body.price).toBe(7_000_000);
    expect(body.photos).toHaveLength(1);
    store.editListing(1, { isDeleted: true });
    store.editListing(id, { status: 'archived' });
    expect(await idsOf(api)).toEqual([]);
    expect(store.editListing(99, { price: 1 })).toBeNull();
  });

  it('shares nothing with another one of the same world', async () => {
    const store = createFakeStore(start);
    store.editListing(1, { status: 'archived' });
    expect(await idsOf(createFakeApi(store))).toEqual([]);
    expect(await idsOf(createFakeApi(start))).toEqual([1]);
  });

  it('keeps notifications of two users apart', () => {
    const store = createFakeStore(start);
    const hers = store.notify(maria.id, 1, 'approved');
    const others = store.notify(olga.id, 1, 'rejected');
    store.readNotifications(maria.id, [hers.id, others.id]);
    store.deleteNotifications(olga.id, [hers.id]);
    expect(store.notificationsOf(maria.id)).toMatchObject([{ id: hers.id, isNew: false }]);
    expect(store.notificationsOf(olga.id)).toMatchObject([{ id: others.id, isNew: true }]);
    store.deleteNotifications(maria.id, [hers.id]);
    expect(store.notificationsOf(maria.id)).toEqual([]);
  });

  it('has one conversation of two people about a listing, which both see', () => {
    const store = createFakeStore(start);
    store.sendMessage(maria.id, olga.id, 1, 'Ещё продаётся?');
    store.sendMessage(maria.id, olga.id, 2, 'А эта?');
    const chat = store.sendMessage(olga.id, maria.id, 1, 'Да.');
    expect(chat.messages.map(({ authorId, text }) => [authorId, text])).toEqual([
      [maria.id, 'Ещё продаётся?'],
      [olga.id, 'Да.'],
    ]);
    expect(store.chatsOf(maria.id).map(({ listingId }) => listingId)).toEqual([1, 2]);
    expect(store.chatsOf(olga.id)).toEqual(store.chatsOf(maria.id));
    expect(store.chatsOf(999)).toEqual([]);
  });
});
