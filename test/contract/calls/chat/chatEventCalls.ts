import { describe, expect, test } from 'vitest';
import { blockUsers, deleteChats, listChats, sendMessage, showChat, unblockUsers } from '../../../../src/api/chats';
import { missedEvents } from '../../../../src/api/events';
import { saveListing } from '../../../../src/api/listing/listingWrites';
import { deleteListing, setListingStatus } from '../../../../src/api/listing/myListings';
import { blockAccount, unblockAccount } from '../../../../src/api/moderation';
import { aListingForm } from '../../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../../support/smallPhotos';
import { type ChatSubject, chatSteps, type Who } from '../../chatSteps';

/** The contract of what open pages learns about chats (D60), for the fake and the reference server. */
export function chatEventCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`live updates of chats of ${name}`, () => {
    const { as, newcomer, owner, buyer, moderator, stranger, idOf, published, begun, refused } = chatSteps(open);
    /** Runs a call, and returns what each of the two learns about chats, and the total of unread messages if it is told. */
    const toldBy = async (call: () => Promise<unknown>) => {
      const people = [owner(), buyer(), stranger()];
      const before = await Promise.all(people.map((who) => missedEvents(who, null)));
      await call();
      return Promise.all(people.map((who, index) => toldSince(who, before[index]?.position ?? 0)));
    };
    const toldSince = async (who: Who, position: number) => {
      const { events, isGap } = await missedEvents(who, position);
      if (isGap) throw new Error('a gap');
      return events.flatMap((event): string[] => {
        if (event.kind === 'message') return [`message ${event.id} of ${event.chatId}`];
        if (event.kind === 'chat') return [`chat ${event.id}`];
        return event.kind === 'counters' ? ['counters'] : [];
      });
    };

    test('a message is told to both, unread totals to its reader', async () => {
      const { chatId } = await begun();
      let id = 0;
      const [ofOwner, ofBuyer, ofStranger] = await toldBy(async () => {
        id = (await sendMessage(buyer(), { chatId }, 'Ещё вопрос')).message?.id ?? 0;
      });
      expect(ofOwner).toEqual([`message ${id} of ${chatId}`, 'counters']);
      expect(ofBuyer).toEqual([`message ${id} of ${chatId}`]);
      expect(ofStranger).toEqual([]);
    });

    test('reading is told to both, unless one has blocked the other; what was read is told once', async () => {
      const { chatId } = await begun();
      const read = () => toldBy(() => showChat(owner(), { chatId }));
      expect(await read()).toEqual([[`chat ${chatId}`, 'counters'], [`chat ${chatId}`], []]);
      expect(await read()).toEqual([[], [], []]);
      await sendMessage(buyer(), { chatId }, 'Ещё вопрос');
      await blockUsers(owner(), { chatIds: [chatId] });
      expect((await read())[1]).toEqual([]);
      await unblockUsers(owner(), { chatIds: [chatId] });
    });

    test('blocks are told to both, deleted chats to the person who deletes them', async () => {
      const { chatId } = await begun();
      const buyerId = await idOf(buyer());
      for (const change of [blockUsers, unblockUsers]) {
        const [ofOwner, ofBuyer, ofStranger] = await toldBy(() => change(owner(), { userIds: [buyerId] }));
        expect(ofOwner).toEqual(expect.arrayContaining([`chat ${chatId}`, 'counters']));
        expect(ofBuyer).toEqual(expect.arrayContaining([`chat ${chatId}`, 'counters']));
        expect(ofStranger).toEqual([]);
      }
      expect(await toldBy(() => deleteChats(owner(), [chatId]))).toEqual([[`chat ${chatId}`, 'counters'], [], []]);
    });

    test('an account that a moderator blocks is told to its companions: it is not there, and nothing can be written to it', async () => {
      const person = as(await newcomer());
      const [personId, listingId] = [await idOf(person), await published()];
      const { chatId } = await sendMessage(person, { listingId }, 'Внесите предоплату');
      const companion = async () => (await showChat(owner(), { chatId }, { marksRead: false })).chat.companion;
      expect(await companion()).toMatchObject({ isBlocked: false, onlineSeconds: expect.any(Number) });
      expect((await companion()).onlineSeconds).toBeGreaterThan(0);

      const block = await toldBy(() => blockAccount(moderator(), personId, 'Обман'));
      expect(block.map((told) => told.includes(`chat ${chatId}`))).toEqual([true, false, false]);
      expect(await companion()).toEqual({ id: personId, name: expect.stringMatching(/./), isBlocked: true, onlineSeconds: 0 });
      expect((await listChats(owner(), 1)).items[0]).toMatchObject({ id: chatId, companion: { isBlocked: true, onlineSeconds: 0 } });
      expect(await refused(sendMessage(owner(), { chatId }, 'Вы тут?'))).toEqual({
        status: 403,
        code: 'recipient_blocked',
        detail: 'Вы не можете отправить сообщение. Аккаунт собеседника заблокирован.',
      });

      const unblock = await toldBy(() => unblockAccount(moderator(), personId));
      expect(unblock.map((told) => told.includes(`chat ${chatId}`))).toEqual([true, false, false]);
      expect(await companion()).toMatchObject({ isBlocked: false });
      expect((await companion()).onlineSeconds).toBeGreaterThan(0);
      await sendMessage(owner(), { chatId }, 'Здравствуйте!');
    });

    test('what becomes of its listing is told to both, but not to those who have deleted the chat', async () => {
      const { chatId, listingId } = await begun();
      const chat = `chat ${chatId}`;
      const archive = await toldBy(() => setListingStatus(owner(), listingId, 'archived'));
      expect(archive.map((told) => told.includes(chat))).toEqual([true, true, false]);
      expect((await showChat(buyer(), { chatId })).chat.listing?.status).toBe('archived');
      const edit = await toldBy(() =>
        saveListing(owner(), { id: listingId, status: 'archived' }, aListingForm({ price: 9_000_000 }), [smallPhotos.png]),
      );
      expect(edit.map((told) => told.includes(chat))).toEqual([true, true, false]);
      await deleteChats(buyer(), [chatId]);
      const removal = await toldBy(() => deleteListing(owner(), listingId));
      expect(removal.map((told) => told.includes(chat))).toEqual([true, false, false]);
    });
  });
}
