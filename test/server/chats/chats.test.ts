import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountBlocks } from '../../../examples/server/accounts/blocking';
import { eraseAccount } from '../../../examples/server/accounts/erasure/erasure';
import { createChats } from '../../../examples/server/chats/createChats';
import { spamMarks } from '../../../examples/server/chats/spamMarks';
import { openPools } from '../../../examples/server/database/pools';
import { pictureLinks } from '../../../examples/server/pictures/pictureLinks';
import { spamRule } from '../../../src/domain/chat/spam';
import { type AccountServer, countingHasher, somewhere, startAccountServer } from '../support/accountServer';
import { type Engine, engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { storeUser } from '../support/storeUser';

type Person = Awaited<ReturnType<typeof storeUser>>;
const links = pictureLinks(Buffer.alloc(32));

describe.each(engines)('chats on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('with two instances', () => {
    let server: AccountServer;
    let engine: Engine;
    let other: ReturnType<typeof openPools>;
    let owner: Person;
    let buyer: Person;
    let listingId: number;
    beforeAll(async () => {
      engine = await start();
      server = await startAccountServer(engine, { hasher: countingHasher() });
      other = openPools({ target: engine.target });
    });
    afterAll(async () => {
      await other?.end();
      await server?.stop();
    });
    beforeEach(async () => {
      [owner, buyer] = [await storeUser(server), await storeUser(server)];
      listingId = await stored();
    });
    const stored = () =>
      storeListing(server.db, owner.id, {
        status: 'active',
        isDeleted: false,
        price: 5_000_000,
        description: '',
        address: { label: 'Тихая улица', latitude: 55.7, longitude: 37.6 },
        photoAlt: '',
      });
    const send = (who: Person, body: object, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/chats/send-message/',
        remoteAddress: somewhere(),
        headers: { authorization: `Token ${who.token}`, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      });
    const instances = () => [server.db, other.db].map((db) => createChats(db, links));

    test('what two people write at once is one chat, in one order, all unread of the other', async () => {
      const [here, there] = instances();
      if (!here || !there) throw new Error('two instances');
      const texts = Array.from({ length: 20 }, (_, index) => `Сообщение ${index}`);
      const sent = await Promise.all(
        texts.map((text, index) => (index % 2 ? here : there).writer.send(buyer.id, { chatId: null, listingId }, text, null)),
      );
      const [chatId = 0] = new Set(sent.map((one) => one.chatId));
      expect(new Set(sent.map((one) => one.chatId)).size).toBe(1);
      await Promise.all(
        texts.map((text, index) => (index % 2 ? here : there).writer.send(owner.id, { chatId, listingId: null }, text, null)),
      );
      const thread = await there.store.thread(owner.id, { chatId, listingId: null }, { before: null, after: null, count: 100 });
      expect(thread?.messages).toHaveLength(40);
      const times = thread?.messages.map(({ at }) => at?.getTime() ?? 0) ?? [];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect([await here.store.unread(owner.id), await there.store.unread(buyer.id)]).toEqual([20, 20]);
    });

    test('reading while somebody writes loses nothing that was not shown', async () => {
      const [here, there] = instances();
      if (!here || !there) throw new Error('two instances');
      const first = await here.writer.send(buyer.id, { chatId: null, listingId }, 'Первое', null);
      const rest = Array.from({ length: 15 }, (_, index) => `Ещё ${index}`);
      await Promise.all([
        ...rest.map((text) => here.writer.send(buyer.id, { chatId: first.chatId, listingId: null }, text, null)),
        ...rest.map(() => there.changes.read(owner.id, first.chatId, first.message.id)),
      ]);
      expect(await there.store.unread(owner.id)).toBe(15);
    });

    test('a block that was answered stops what is written at the same time', async () => {
      const [here, there] = instances();
      if (!here || !there) throw new Error('two instances');
      let blockedAt = 0;
      const writing = Array.from({ length: 20 }, async (_, index) => {
        const sent = await here.writer.send(buyer.id, { chatId: null, listingId }, `Раз ${index}`, null).catch(() => null);
        return sent && sent.message.id;
      });
      await there.changes.block(owner.id, { kind: 'users', ids: [buyer.id] });
      blockedAt = (await server.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
      for (const id of await Promise.all(writing)) expect((id ?? 0) <= blockedAt).toBe(true);
      const flags = await server.db
        .selectFrom('chat_members')
        .select(['user_id', 'i_block', 'i_am_blocked'])
        .where('other_id', '=', owner.id)
        .execute();
      for (const flag of flags) expect(flag).toEqual({ user_id: buyer.id, i_block: false, i_am_blocked: true });
    });

    test('one key on two instances sends one message', async () => {
      const action = { key: 'same', request: Buffer.from('same') };
      const sent = await Promise.all(
        [...instances(), ...instances()].map((chats) => chats.writer.send(buyer.id, { chatId: null, listingId }, 'Одно', action)),
      );
      expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
      expect(await createChats(server.db, links).store.unread(owner.id)).toBe(1);
    });

    test('a person may write without a pause, a machine may not; others still can', async () => {
      const statuses = [];
      for (let index = 0; index < 31; index++) statuses.push((await send(buyer, { realty_id: listingId, message: `${index}` })).statusCode);
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
      const answer = await send(buyer, { realty_id: listingId, message: 'Ещё' });
      expect([answer.statusCode, answer.json()]).toEqual([429, { detail: expect.stringMatching(/Повторите через \d+/) }]);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10);
      expect((await send(await storeUser(server), { realty_id: listingId, message: 'Привет' })).statusCode).toBe(200);
    });

    test('what was sent is answered again without counting', async () => {
      const body = { realty_id: listingId, message: 'Раз' };
      for (let index = 0; index < 40; index++) {
        expect((await send(buyer, body, { 'idempotency-key': 'again' })).statusCode).toBe(200);
      }
      expect(await createChats(server.db, links).store.unread(owner.id)).toBe(1);
    });

    test.each(['blocked', 'erased'] as const)(
      'texts to many are forgotten with the account that is %s, and seen by no moderator',
      async (what) => {
        const [chats] = instances();
        const moderatorId = (await storeUser(server)).id;
        const text = 'Продаю похожую квартиру дешевле этой, агентство «Ключ», звоните прямо сейчас!';
        for (let count = 0; count < spamRule.people; count++) {
          const { id } = await storeUser(server);
          await chats?.writer.send(id, { chatId: null, listingId }, 'Ещё продаётся?', null);
          const chat = await server.db.selectFrom('chats').select('id').where('buyer_id', '=', id).executeTakeFirstOrThrow();
          await chats?.writer.send(owner.id, { chatId: chat.id, listingId: null }, text, null);
        }
        const marks = spamMarks(server.db);
        const ofOwner = async () => (await marks.page(moderatorId, 1, 100)).items.filter(({ userId }) => userId === owner.id);
        expect(await ofOwner()).toMatchObject([{ text, people: spamRule.people }]);
        // Nobody decides about themselves.
        expect((await marks.page(owner.id, 1, 100)).items.filter(({ userId }) => userId === owner.id)).toEqual([]);
        if (what === 'blocked') {
          await accountBlocks(server.db).block(moderatorId, owner.id, 'Рассылает рекламу');
          await accountBlocks(server.db).unblock(moderatorId, owner.id);
        } else {
          await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', owner.id).execute();
          expect(await ofOwner()).toEqual([]);
          await eraseAccount(server.db, owner.id);
        }
        expect(await ofOwner()).toEqual([]);
        const kept = await server.db.selectFrom('spam_marks').select('text').where('user_id', '=', owner.id).execute();
        const sent = await server.db.selectFrom('sent_texts').select('sent_at').where('sender_id', '=', owner.id).execute();
        expect([...kept, ...sent]).toEqual([]);
      },
    );

    test('a text that was dismissed is kept by nobody, however often it is sent again', async () => {
      const moderatorId = (await storeUser(server)).id;
      const marks = spamMarks(server.db);
      const { id } = await server.db
        .insertInto('spam_marks')
        .values({ user_id: owner.id, digest: Buffer.alloc(32), text: 'Личное', people: 9 })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(await Promise.all([marks.dismiss(moderatorId, id), marks.dismiss(moderatorId, id)])).toContain(false);
      const kept = await server.db.selectFrom('spam_marks').select(['text', 'resolved_by']).where('id', '=', id).execute();
      expect(kept).toEqual([{ text: '', resolved_by: moderatorId }]);
      const { length } = await server.db.selectFrom('moderation_decisions').select('id').where('user_id', '=', owner.id).execute();
      expect(length).toBe(1);
    });

    test('a chat is found by what its listing and the other one are called now, never by what is hidden', async () => {
      const [chats] = instances();
      const chatId = (await chats?.writer.send(buyer.id, { chatId: null, listingId }, 'Ещё продаётся?', null))?.chatId;
      const find = async ({ id }: Person, search: string) => {
        const page = await chats?.store.page(id, { folder: 'open', search, page: 1, pageSize: 10 });
        expect(page?.items.map((item) => item.id)).toEqual(page?.count === 1 ? [chatId] : []);
        return page?.count === 1;
      };
      const both = async (search: string) => [await find(owner, search), await find(buyer, search)];
      const change = (values: object) => server.db.updateTable('listings').set(values).where('id', '=', listingId).execute();
      expect(await both(`тихая №${listingId}`)).toEqual([true, true]);
      await server.db.updateTable('users').set({ first_name: 'Евпраксия', last_name: 'Ёлкина' }).where('id', '=', buyer.id).execute();
      expect(await both('елкина ЕВПРАКСИЯ')).toEqual([true, false]);
      await change({ rooms: 5 });
      expect(await both('студия')).toEqual([true, true]);
      // In moderation its owner alone sees the address, after an approval all who have seen it, of a deleted one nobody.
      await change({ status: 2 });
      expect(await both('тихая')).toEqual([true, false]);
      await change({ status: 4, is_unapproved: false });
      expect(await both('тихая')).toEqual([true, true]);
      await change({ is_deleted: true });
      expect(await both('тихая')).toEqual([false, false]);
      await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', buyer.id).execute();
      expect(await both('елкина')).toEqual([false, false]);
      // Beyond the last page the count is known as well.
      const beyond = await chats?.store.page(owner.id, { folder: 'open', search: 'студия', page: 9, pageSize: 10 });
      expect(beyond).toMatchObject({ items: [], count: 1 });
    });

    test('a chat that begins while its listing changes is found by what the listing is then', async () => {
      const [here, there] = instances();
      let approve = () => {};
      const approved = new Promise<void>((resolve) => {
        approve = resolve;
      });
      let changed = () => {};
      const isChanged = new Promise<void>((resolve) => {
        changed = resolve;
      });
      const changing = server.db.transaction().execute(async (transaction) => {
        await transaction.updateTable('listings').set({ rooms: 3 }).where('id', '=', listingId).execute();
        changed();
        await approved;
      });
      await isChanged;
      const sending = there?.writer.send(buyer.id, { chatId: null, listingId }, 'Ещё продаётся?', null);
      approve();
      await Promise.all([changing, sending]);
      expect(await here?.store.page(owner.id, { folder: 'open', search: '3-комн', page: 1, pageSize: 10 })).toMatchObject({ count: 1 });
    });

    test('an erased account leaves its messages to the others, and nothing else; a chat of two erased ones goes', async () => {
      const [chats] = instances();
      const sent = await chats?.writer.send(buyer.id, { chatId: null, listingId }, 'Остаётся', null);
      await chats?.changes.block(owner.id, { kind: 'users', ids: [buyer.id] });
      const close = async ({ id }: Person) => {
        await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
        await eraseAccount(server.db, id);
      };
      await close(buyer);
      const thread = await chats?.store.thread(
        owner.id,
        { chatId: sent?.chatId ?? 0, listingId: null },
        { before: null, after: null, count: 9 },
      );
      expect(thread).toMatchObject({ isBlockedByMe: false, companion: { id: null, name: '' }, messages: [{ text: 'Остаётся' }] });
      expect(await server.db.selectFrom('blocks').selectAll().where('blocked_id', '=', buyer.id).execute()).toEqual([]);
      expect((await chats?.store.page(buyer.id, { folder: 'all', search: '', page: 1, pageSize: 10 }))?.count).toBe(0);
      await close(owner);
      expect(
        await server.db
          .selectFrom('messages')
          .select('id')
          .where('chat_id', '=', sent?.chatId ?? 0)
          .execute(),
      ).toEqual([]);
    });
  });
});
