import { describe, expect, test } from 'vitest';
import { chatEndpoints, listChats, sendMessage, showChat } from '../../../../src/api/chats';
import { getPersonalAccount } from '../../../../src/api/personalAccount';
import { type ChatSubject, chatSteps } from '../../chatSteps';
import { errorOf } from '../../requests';

/** The contract of reading and writing in chats (§3, §5, §7), for the fake and the reference server. */
export function chatCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`chats of ${name}`, () => {
    const { owner, buyer, stranger, tokenOfBuyer, idOf, begun, post, textsOf } = chatSteps(open);

    test('a message begins a chat that both have, in order, under one id', async () => {
      const { listingId, chatId } = await begun('Ещё продаётся?');
      const again = await sendMessage(buyer(), { listingId }, 'Можно посмотреть?');
      expect(again.chatId).toBe(chatId);
      expect(again.message).toMatchObject({ isOwn: true, text: 'Можно посмотреть?', at: expect.any(Date) });
      expect((await sendMessage(owner(), { chatId }, 'Да, в субботу.')).chatId).toBe(chatId);
      expect(await textsOf(buyer(), { listingId })).toEqual([
        ['Ещё продаётся?', true],
        ['Можно посмотреть?', true],
        ['Да, в субботу.', false],
      ]);
      const { chat } = await showChat(owner(), { chatId });
      expect(chat.messages.map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
      expect(chat).toMatchObject({
        id: chatId,
        listing: { id: listingId, isDeleted: false, status: 'active', address: 'Тверская улица, 12, стр. 1', price: 25_000_000 },
        isBlockedByMe: false,
        amBlocked: false,
        hasOlder: false,
        hasNewer: false,
      });
      expect(chat.listing?.photos).toHaveLength(1);
      expect(chat.companion).toEqual({
        id: await idOf(buyer()),
        name: expect.any(String),
        onlineSeconds: expect.any(Number),
        isBlocked: false,
      });
      expect(chat.companion.onlineSeconds).toBeGreaterThan(280);
      // One person is online or not, whatever the chat (D22).
      const elsewhere = await begun('Ещё одна квартира');
      expect((await showChat(buyer(), { chatId: elsewhere.chatId })).chat.companion.onlineSeconds).toBeGreaterThan(280);
      // Both names, and each sees the other's.
      expect((await showChat(buyer(), { chatId })).chat.companion.id).toBe(await idOf(owner()));
    });

    test('lists: the latest first, with what is unread; reading marks it, for badges too', async () => {
      const before = await getPersonalAccount(owner());
      const [first, second] = [await begun('Первое'), await begun('Второе')];
      await sendMessage(buyer(), { chatId: first.chatId }, 'Третье');
      const page = await listChats(owner(), 1, { pageSize: 2 });
      expect(page.items.map(({ id, last, unread }) => [id, last.text, last.isOwn, unread])).toEqual([
        [first.chatId, 'Третье', false, 2],
        [second.chatId, 'Второе', false, 1],
      ]);
      expect(page.unread).toBe(before.unreadMessages + 3);
      expect(await getPersonalAccount(owner())).toMatchObject({
        unreadMessages: before.unreadMessages + 3,
        unreadChats: before.unreadChats + 2,
      });
      const mine = (await listChats(buyer(), 1)).items.find(({ id }) => id === first.chatId);
      expect(mine).toMatchObject({ unread: 0, last: { isOwn: true, text: 'Третье' } });
      // Looking without reading, then reading.
      expect((await showChat(owner(), { chatId: first.chatId }, { marksRead: false })).unread).toBe(before.unreadMessages + 3);
      const shown = await showChat(owner(), { chatId: first.chatId });
      expect([shown.unread, shown.chat.unread]).toEqual([before.unreadMessages + 1, 0]);
      expect((await getPersonalAccount(owner())).unreadChats).toBe(before.unreadChats + 1);
      expect((await listChats(owner(), 2, { pageSize: 1 })).items.map(({ id }) => id)).toEqual([second.chatId]);
      expect((await listChats(owner(), 900)).items).toEqual([]);
    });

    test('who wrote sees what was read, and who has not read anything tells nothing', async () => {
      const { chatId } = await begun();
      const sent = await sendMessage(buyer(), { chatId }, 'Второе');
      expect((await showChat(buyer(), { chatId })).chat.readUntil).toBeNull();
      await showChat(owner(), { chatId });
      expect((await showChat(buyer(), { chatId })).chat.readUntil).toBe(sent.message?.id);
    });

    test('a thread comes in pages, upwards and downwards', async () => {
      const { chatId } = await begun('1');
      for (const text of ['2', '3', '4', '5']) await sendMessage(buyer(), { chatId }, text);
      const page = async (options: object) => {
        const { chat } = await showChat(owner(), { chatId }, { count: 2, ...options });
        return { texts: chat.messages.map(({ text }) => text), ids: chat.messages.map(({ id }) => id), ...chat };
      };
      const newest = await page({});
      expect(newest).toMatchObject({ texts: ['4', '5'], hasOlder: true, hasNewer: false });
      const older = await page({ before: newest.ids[0] });
      expect(older).toMatchObject({ texts: ['2', '3'], hasOlder: true });
      const oldest = await page({ before: older.ids[0] });
      expect(oldest).toMatchObject({ texts: ['1'], hasOlder: false });
      expect(await page({ before: oldest.ids[0] })).toMatchObject({ texts: [], hasOlder: false });
      expect(await page({ after: oldest.ids[0] })).toMatchObject({ texts: ['2', '3'], hasNewer: true });
      expect(await page({ after: newest.ids[1] })).toMatchObject({ texts: [], hasNewer: false });
    });

    test('one key sends one message, also when it is sent twice at once', async () => {
      const { listingId } = await begun('Раз');
      const options = { idempotencyKey: 'chat-key-one' };
      const both = await Promise.all([1, 2].map(() => sendMessage(buyer(), { listingId }, 'Два', options)));
      expect(both[0]).toEqual(both[1]);
      expect(await sendMessage(buyer(), { listingId }, 'Два', options)).toEqual(both[0]);
      expect(await textsOf(buyer(), { listingId })).toEqual([
        ['Раз', true],
        ['Два', true],
      ]);
      expect(await errorOf(sendMessage(buyer(), { listingId }, 'Три', options))).toMatchObject({ status: 422 });
      // Somebody else's key of the same name is another one.
      const other = await sendMessage(stranger(), { listingId }, 'Три', options);
      expect(other.chatId).not.toBe(both[0]?.chatId);
    });

    test('text stays text: without markup, invisible and control characters', async () => {
      const { chatId } = await begun();
      const sent = async (text: string) => (await sendMessage(buyer(), { chatId }, text)).message?.text;
      expect(await sent(' <b>Цена</b> < 5 млн\u0000 <script>alert(1)</script> ')).toBe('Цена < 5 млн alert(1)');
      expect(await sent('а\u202Eб\u200Bв\uFEFFг\uD800д')).toBe('абвгд');
      expect(await sent(`a${'\u0301'.repeat(200)}b`)).toBe(`á${'\u0301'.repeat(4)}b`);
      expect(await sent('раз\r\n\r\n\r\n\r\nдва  \nтри')).toBe('раз\n\nдва\nтри');
      expect(await sent('👩‍👩‍👧‍👦 👍🏽')).toBe('👩‍👩‍👧‍👦 👍🏽');
      for (const nothing of ['', '   ', '\n\t', '\u200B\u2060', '<b></b>', '\uD800', '\u200D', '\u0301', '\u3164\u2800']) {
        expect([nothing, (await post(tokenOfBuyer(), chatEndpoints.send, { chat_id: chatId, message: nothing })).body]).toEqual([
          nothing,
          { message: ['Пожалуйста, введите сообщение.'] },
        ]);
      }
      expect(await sent('👩‍👩‍👧‍👦'.repeat(800))).toHaveLength('👩‍👩‍👧‍👦'.length * 800);
      expect(await sent('й'.repeat(2000))).toHaveLength(2000);
      for (const long of ['й'.repeat(2001), 'я\u200D'.repeat(9000), '<'.repeat(50_000)]) {
        expect((await post(tokenOfBuyer(), chatEndpoints.send, { chat_id: chatId, message: long })).body).toEqual({
          message: ['Максимум 2000 символов'],
        });
      }
      for (const message of [undefined, null, 5, ['текст'], { text: 'текст' }]) {
        expect((await post(tokenOfBuyer(), chatEndpoints.send, { chat_id: chatId, message })).status).toBe(400);
      }
    });
  });
}
