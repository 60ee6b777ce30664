import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profilesOf } from '../../../examples/server/accounts/profileStore';
import { createChats } from '../../../examples/server/chats/createChats';
import { notificationStore } from '../../../examples/server/notifications/notificationStore';
import { pictureLinks } from '../../../examples/server/pictures/pictureLinks';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';

describe.each(engines)('messages unread for a while on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('are told', () => {
    let server: IdentityServer;
    let owner: Awaited<ReturnType<IdentityServer['signedIn']>>;
    let buyer: typeof owner;
    beforeAll(async () => {
      server = await startIdentityServer(await start());
    });
    afterAll(() => server?.stop());
    beforeEach(async () => {
      [owner, buyer] = [await server.signedIn(), await server.signedIn()];
      await server.setUser(owner.email, { email_confirmed_at: new Date() });
      await server.sendLetters();
    });

    const links = pictureLinks(Buffer.alloc(32));
    const chats = () => createChats(server.db, links);
    const notifications = () => notificationStore(server.db, links);
    const listing = () =>
      storeListing(server.db, owner.id, {
        status: 'active',
        isDeleted: false,
        price: 5_000_000,
        description: '',
        address: { label: 'Тихая улица', latitude: 55.7, longitude: 37.6 },
        photoAlt: '',
      });
    const write = async (listingId: number) =>
      (await chats().writer.send(buyer.id, { chatId: null, listingId }, 'Тайный вопрос', null)).chatId;
    /** All that was written is older, and what waits is due. */
    const later = async (minutes: number) => {
      await sql`update messages set created_at = created_at - make_interval(mins => ${minutes})`.execute(server.db);
      await sql`update users set unread_letter_at = unread_letter_at - make_interval(mins => ${minutes})`.execute(server.db);
      await sql`update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => ${minutes})`.execute(server.db);
    };
    const told = async () => {
      const { items } = await notifications().page(owner.id, 1, 50);
      return items.map(({ before, link, after }) => `${before} ${link} ${after}`);
    };
    const letters = async () => (await server.lettersTo(owner.email)).map(({ parts }) => parts['text/plain'] ?? '');

    test('by a notification and a letter without what was written, once, and not before', async () => {
      const id = await listing();
      await write(id);
      await later(20);
      expect([await letters(), await told()]).toEqual([[], []]);
      await write(id);
      await later(11);
      const [letter = '', ...more] = await letters();
      expect(letter).toContain('у вас 2 непрочитанных сообщения на «Квартале».');
      expect(letter).toContain('/account?tab=messages');
      expect([letter.includes('Тайный'), more]).toEqual([false, []]);
      expect(await told()).toEqual([`По объявлению №${id} есть непрочитанные сообщения.`]);
      await later(60);
      expect([await letters(), await told()]).toEqual([[], [`По объявлению №${id} есть непрочитанные сообщения.`]]);
    });

    test('lead to the latest unread chat of the listing, else to the latest, and to none that is gone', async () => {
      const id = await listing();
      const other = await server.signedIn();
      const first = await write(id);
      const second = (await chats().writer.send(other.id, { chatId: null, listingId: id }, 'Второй', null)).chatId;
      await later(40);
      await letters();
      const chatIds = async () => {
        const { items } = await notifications().page(owner.id, 1, 50);
        return items.map(({ kind, chatId }) => [kind, chatId]);
      };
      expect(await chatIds()).toEqual([['unreadMessages', second]]);
      // Read notifications stay; only what is unread is withdrawn.
      await notifications().read(owner.id, 'all');
      const last = await server.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      await chats().changes.read(owner.id, second, last.id);
      expect(await chatIds()).toEqual([['unreadMessages', first]]);
      await chats().changes.remove(owner.id, [first]);
      expect(await chatIds()).toEqual([['unreadMessages', second]]);
      await chats().changes.block(owner.id, { kind: 'users', ids: [other.id] });
      expect(await chatIds()).toEqual([['unreadMessages', null]]);
    });

    test('without a letter to somebody who does without', async () => {
      const id = await listing();
      const [letter = ''] = (await write(id), await later(31), await letters());
      expect(letter).toContain('/users/letters/stop/?token=messages.');
      await profilesOf(server.db).setLetters(owner.id, { messages: false });
      await write(await listing());
      await later(240);
      expect(await letters()).toEqual([]);
      expect(await told()).toHaveLength(2);
    });

    test('not when they were read, deleted or blocked meanwhile', async () => {
      const [read, deleted] = [await write(await listing()), await write(await listing())];
      const last = await server.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      await chats().changes.read(owner.id, read, last.id);
      await chats().changes.remove(owner.id, [deleted]);
      await later(40);
      expect([await letters(), await told()]).toEqual([[], []]);
      await write(await listing());
      await chats().changes.block(owner.id, { kind: 'users', ids: [buyer.id] });
      await later(40);
      expect([await letters(), await told()]).toEqual([[], []]);
    });

    test('what was told goes when it is read', async () => {
      const id = await listing();
      const chatId = await write(id);
      await later(40);
      expect(await letters()).toHaveLength(1);
      const thread = await chats().store.thread(owner.id, { chatId, listingId: null }, { before: null, after: null, count: 9 });
      await chats().changes.read(owner.id, chatId, thread?.messages.at(-1)?.id ?? 0);
      expect(await told()).toEqual([]);
    });

    test('letters are three hours apart, and go to confirmed addresses only', async () => {
      await write(await listing());
      await later(40);
      expect(await letters()).toHaveLength(1);
      await write(await listing());
      await later(40);
      expect([await letters(), (await told()).length]).toEqual([[], 2]);
      await later(180);
      await write(await listing());
      await later(40);
      expect(await letters()).toHaveLength(1);
      await server.setUser(owner.email, { email_confirmed_at: null });
      await later(240);
      await write(await listing());
      await later(40);
      expect([await letters(), (await told()).length]).toEqual([[], 4]);
    });
  });
});
