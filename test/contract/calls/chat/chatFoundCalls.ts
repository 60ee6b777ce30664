import { describe, expect, test } from 'vitest';
import { blockUsers, chatEndpoints, deleteChats, findMessages, sendMessage, showChat, unblockUsers } from '../../../../src/api/chats';
import { chatLimits } from '../../../../src/domain/chat/chatLimits';
import { type ChatSubject, chatSteps, type Who } from '../../chatSteps';
import { errorOf } from '../../requests';

/** The contract of finding what was said in chats, for the fake and the reference server. */
export function chatFoundCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`what is found in chats of ${name}`, () => {
    const { owner, buyer, stranger, begun, post, tokenOfBuyer } = chatSteps(open);
    const found = async (who: Who, search: string) => (await findMessages(who, search)).items.map(({ last }) => last.text);

    test('messages are found by beginnings of their words, the latest first, by the two of the chat alone', async () => {
      const { chatId } = await begun('Про «Счётчики» спросите: перепланировка узаконена');
      const sent = await sendMessage(owner(), { chatId }, 'СЧЕТЧИКИ новые; перепланировки не было');
      for (const who of [owner(), buyer()]) {
        expect(await found(who, 'счетчик ПЕРЕПЛАН')).toEqual([
          'СЧЕТЧИКИ новые; перепланировки не было',
          'Про «Счётчики» спросите: перепланировка узаконена',
        ]);
        expect(await found(who, 'счётчики новые')).toHaveLength(1);
        expect(await found(who, 'четчики')).toEqual([]);
        expect(await found(who, 'счетчики другие')).toEqual([]);
      }
      const [first] = (await findMessages(buyer(), 'счётчики')).items;
      expect(first).toMatchObject({ id: chatId, last: { id: sent.message?.id, isOwn: false }, listing: { address: expect.any(String) } });
      expect(await found(stranger(), 'счетчики')).toEqual([]);
      expect((await findMessages(owner(), 'счётчики', { before: sent.message?.id })).items.map(({ last }) => last.isOwn)).toEqual([false]);
    });

    test('a blocked conversation is found by both, a deleted one by the person who has not deleted it', async () => {
      const { chatId } = await begun('Задаток пятьдесят');
      await blockUsers(owner(), { chatIds: [chatId] });
      expect([await found(owner(), 'задаток'), await found(buyer(), 'задаток')]).toEqual([['Задаток пятьдесят'], ['Задаток пятьдесят']]);
      expect((await findMessages(owner(), 'задаток')).items[0]).toMatchObject({ isBlockedByMe: true });
      await unblockUsers(owner(), { chatIds: [chatId] });
      await deleteChats(owner(), [chatId]);
      expect([await found(owner(), 'задаток'), await found(buyer(), 'задаток')]).toEqual([[], ['Задаток пятьдесят']]);
    });

    test('marks and quotes of a search are no language; what is too short or too long finds nothing or is refused', async () => {
      const { chatId } = await begun("Кадастровый d'Artagnan № 77:01");
      for (const search of ["d'artagnan", 'кадастр 77', "'кадастровый':* | !а & \\", 'кадастр (']) {
        expect([search, (await found(buyer(), search)).length]).toEqual([search, search.includes('|') ? 0 : 1]);
      }
      expect(await found(buyer(), 'к')).toEqual([]);
      expect(await found(buyer(), '№ —')).toEqual([]);
      for (const search of ['', '   ', 'я'.repeat(chatLimits.search + 1)]) {
        expect(await errorOf(findMessages(buyer(), search))).toMatchObject({ kind: 'rejected', status: 400 });
      }
      expect(await errorOf(findMessages(buyer(), 'кадастр', { before: -1 }))).toMatchObject({ status: 400 });
      expect(await errorOf(findMessages({ ...buyer(), token: () => null }, 'кадастр'))).toMatchObject({ status: 401 });
      for (let index = 0; index <= chatLimits.found; index += 1)
        await sendMessage(index % 2 ? owner() : buyer(), { chatId }, `Мансарда ${index}`);
      const page = await findMessages(buyer(), 'мансарда');
      expect([page.items.length, page.hasMore]).toEqual([chatLimits.found, true]);
      const rest = await findMessages(buyer(), 'мансарда', { before: page.items.at(-1)?.last.id });
      expect([rest.items.map(({ last }) => last.text), rest.hasMore]).toEqual([['Мансарда 0'], false]);
    });

    test('a thread is shown around a message, or around the first since a time, and is not read by that', async () => {
      const { chatId } = await begun('1');
      for (const text of ['2', '3', '4', '5']) await sendMessage(buyer(), { chatId }, text);
      const all = (await showChat(owner(), { chatId }, { marksRead: false })).chat.messages;
      const shown = async (around: number | Date, count = 3) => {
        const { chat } = await showChat(owner(), { chatId }, { around, count });
        return [chat.messages.map(({ text }) => text).join(''), chat.hasOlder, chat.hasNewer, chat.unread];
      };
      expect(await shown(all[2]?.id ?? 0)).toEqual(['234', true, true, 5]);
      expect(await shown(all[0]?.id ?? 0)).toEqual(['12', false, true, 5]);
      expect(await shown(all[4]?.id ?? 0)).toEqual(['45', true, false, 5]);
      expect(await shown(new Date('2000-01-01T00:00:00Z'), 10)).toEqual(['12345', false, false, 5]);
      expect(await shown(new Date('2100-01-01T00:00:00Z'))).toEqual(['345', true, false, 5]);
      const wrong = [{ around: 0 }, { around: 'a' }, { since: 'вчера' }, { since: '2020-99-01T00:00:00Z' }, { around: 1, before: 2 }];
      for (const options of [...wrong, { around: 1, since: '2020-01-01T00:00:00Z' }, { since: '2020-01-01T00:00:00Z', after: 1 }]) {
        expect([options, (await post(tokenOfBuyer(), chatEndpoints.show, { chat_id: chatId, ...options })).status]).toEqual([options, 400]);
      }
    });
  });
}
