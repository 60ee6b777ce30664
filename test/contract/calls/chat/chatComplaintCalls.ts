import { describe, expect, test } from 'vitest';
import {
  chatComplaintEndpoints,
  confirmChatComplaint,
  dismissChatComplaint,
  getChatComplaint,
  listChatComplaints,
  type NewChatComplaint,
  reportChat,
} from '../../../../src/api/chatComplaints';
import { blockUsers, deleteChats, sendMessage, unblockUsers } from '../../../../src/api/chats';
import { newIdempotencyKey } from '../../../../src/api/client/idempotencyKey';
import { closeAccount } from '../../../../src/api/identity';
import { blockAccount, listDecisions, unblockAccount } from '../../../../src/api/moderation';
import { getOwnData } from '../../../../src/api/profile';
import { chatComplaintLimits } from '../../../../src/domain/chat/chatComplaint';
import { type ChatSubject, chatSteps, type Who } from '../../chatSteps';
import { aRegistration, errorOf } from '../../requests';

const fraud = (chatId: number): NewChatComplaint => ({ chatId, reason: 'fraud', description: 'Просит перевести задаток до просмотра.' });

/** The contract of complaints about the person of a chat, for the fake and the reference server. */
export function chatComplaintCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`complaints about people of ${name}`, () => {
    const { as, newcomer, owner, moderator, stranger, idOf, published, post } = chatSteps(open);
    const complaints = async (isResolved = false, who: Who = moderator()) =>
      (await listChatComplaints(who, { isResolved, pageSize: 100 })).items;
    const about = async (id: number, isResolved = false) => (await complaints(isResolved)).find(({ person }) => person.id === id);
    /** Somebody new who writes to the owner about a listing. */
    const writer = async (...texts: readonly string[]) => {
      const token = await newcomer();
      const who = as(token);
      const listingId = await published();
      let chatId = 0;
      for (const text of texts) ({ chatId } = await sendMessage(who, { listingId }, text));
      return { who, token, id: await idOf(who), chatId, listingId };
    };

    test('moderators read it with the messages as they were, whatever is deleted and blocked afterwards', async () => {
      const { who, id, chatId, listingId } = await writer('Внесите задаток на карту', 'Иначе отдам другим');
      await sendMessage(owner(), { chatId }, 'Сначала посмотрю квартиру');
      expect(await reportChat(owner(), fraud(chatId))).toBe(3);
      await deleteChats(owner(), [chatId]);
      await deleteChats(who, [chatId]);
      const found = await about(id);
      expect(found).toMatchObject({
        listingId,
        tradeType: 'sale',
        reason: 'fraud',
        description: fraud(chatId).description,
        outcome: null,
        at: expect.any(Date),
      });
      expect(found?.author).toMatchObject({ id: await idOf(owner()), isBlocked: false });
      expect(found?.messages.map(({ text, isAuthors }) => [text, isAuthors])).toEqual([
        ['Внесите задаток на карту', false],
        ['Иначе отдам другим', false],
        ['Сначала посмотрю квартиру', true],
      ]);
      expect(await getChatComplaint(moderator(), found?.id ?? 0)).toEqual(found);
      expect(await errorOf(getChatComplaint(owner(), found?.id ?? 0))).toMatchObject({ kind: 'rejected', status: 404 });
      expect(await errorOf(getChatComplaint(moderator(), 999_999))).toMatchObject({ kind: 'rejected', status: 404 });
      await dismissChatComplaint(moderator(), found?.id ?? 0);
      // The same moderator again.
      await dismissChatComplaint(moderator(), found?.id ?? 0);
      expect(await about(id)).toBeUndefined();
      expect((await complaints(true))[0]).toMatchObject({ id: found?.id, outcome: 'dismissed' });
      expect(await getChatComplaint(moderator(), found?.id ?? 0)).toMatchObject({
        outcome: 'dismissed',
        decided: { at: expect.any(Date), moderator: { id: await idOf(moderator()) } },
      });
      expect((await listDecisions(moderator(), { pageSize: 1 })).items).toMatchObject([
        { kind: 'dismissed', listingId: null, user: { id } },
      ]);
    });

    test('only the latest messages are shown, and none that the author had deleted before', async () => {
      const { who, id, chatId } = await writer('Это было удалено');
      await deleteChats(owner(), [chatId]);
      for (let number = 1; number <= chatComplaintLimits.messages + 1; number += 1)
        await sendMessage(who, { chatId }, `Сообщение ${number}`);
      expect(await reportChat(owner(), fraud(chatId))).toBe(chatComplaintLimits.messages);
      const texts = (await about(id))?.messages.map(({ text }) => text) ?? [];
      expect([texts[0], texts.at(-1), texts.length]).toEqual(['Сообщение 2', `Сообщение ${chatComplaintLimits.messages + 1}`, 20]);
    });

    test('one person is reported once a day, whatever the chat; a repeated request is the same complaint', async () => {
      const { chatId, id, who } = await writer('Переведите на карту');
      const options = { idempotencyKey: newIdempotencyKey() };
      expect([await reportChat(owner(), fraud(chatId), options), await reportChat(owner(), fraud(chatId), options)]).toEqual([1, 1]);
      expect(await errorOf(reportChat(owner(), { ...fraud(chatId), reason: 'spam' }, options))).toMatchObject({ status: 422 });
      const another = await sendMessage(who, { listingId: await published() }, 'А эту?');
      expect(await errorOf(reportChat(owner(), fraud(another.chatId)))).toMatchObject({
        status: 400,
        fields: { non_field_errors: ['Сегодня вы уже пожаловались на этого человека.'] },
      });
      expect((await complaints()).filter(({ person }) => person.id === id)).toHaveLength(1);
      // The other one has their own say, once there is something to complain about.
      expect(await errorOf(reportChat(who, fraud(chatId)))).toMatchObject({
        fields: { non_field_errors: ['Собеседник ещё ничего не написал.'] },
      });
      await sendMessage(owner(), { chatId }, 'Нет');
      expect(await reportChat(who, fraud(chatId))).toBe(2);
    });

    test('chats of others, and those that do not exist, are not found; nobody complains without a token', async () => {
      const { chatId } = await writer('Переведите на карту');
      for (const id of [chatId, 987_654_321]) expect(await errorOf(reportChat(stranger(), fraud(id)))).toMatchObject({ status: 404 });
      expect(await errorOf(reportChat(moderator(), fraud(chatId)))).toMatchObject({ status: 404 });
      expect(await errorOf(reportChat(as(null), fraud(chatId)))).toMatchObject({ status: 401 });
    });

    test('what is missing is said, and without the consent nothing is shown to anybody', async () => {
      const { chatId, id, token } = await writer('Переведите на карту');
      const ownerToken = owner().token();
      const ask = (body: object) => post(ownerToken, chatComplaintEndpoints.add, { chat_id: chatId, ...body });
      expect(await ask({ reason_code: 'fraud' })).toMatchObject({ status: 400, body: { share_messages: [expect.any(String)] } });
      expect(await ask({ share_messages: true })).toMatchObject({ status: 400, body: { reason_code: ['Выберите причину'] } });
      expect(await ask({ reason_code: 'other', share_messages: true })).toMatchObject({
        body: { description: ['Опишите, что случилось'] },
      });
      const long = { reason_code: 'spam', share_messages: true, description: 'о'.repeat(chatComplaintLimits.description + 1) };
      expect(await ask(long)).toMatchObject({ status: 400, body: { description: ['Максимум 300 символов'] } });
      expect(await about(id)).toBeUndefined();
      expect((await post(token, chatComplaintEndpoints.add, null)).status).toBe(400);
    });

    test('a blocked person can be reported; the block of the account resolves what waits, and what comes later is confirmed', async () => {
      const { id, chatId } = await writer('Переведите на карту');
      await blockUsers(owner(), { chatIds: [chatId] });
      await reportChat(owner(), fraud(chatId));
      const first = await about(id);
      expect(await errorOf(confirmChatComplaint(moderator(), first?.id ?? 0))).toMatchObject({ status: 409 });
      await blockAccount(moderator(), id, 'Просит предоплату');
      expect(await about(id)).toBeUndefined();
      expect(await about(id, true)).toMatchObject({ outcome: 'blocked', person: { isBlocked: true } });
      await unblockAccount(moderator(), id);
      await unblockUsers(owner(), { chatIds: [chatId] });
    });

    test('what comes after the block of an account is confirmed', async () => {
      const { id, chatId } = await writer('Переведите на карту');
      await blockAccount(moderator(), id, 'Просит предоплату');
      await reportChat(owner(), fraud(chatId));
      const later = await about(id);
      await confirmChatComplaint(moderator(), later?.id ?? 0);
      expect(await about(id, true)).toMatchObject({ id: later?.id, outcome: 'blocked' });
      expect((await listDecisions(moderator(), { pageSize: 1 })).items).toMatchObject([
        { kind: 'confirmed', listingId: null, user: { id } },
      ]);
      await unblockAccount(moderator(), id);
    });

    test('moderators alone read and decide, and never about themselves', async () => {
      const listingId = await published();
      const { chatId } = await sendMessage(moderator(), { listingId }, 'Здравствуйте, это модератор');
      await reportChat(owner(), { chatId, reason: 'abuse', description: '' });
      expect((await complaints()).some((one) => one.listingId === listingId)).toBe(false);
      const { id, chatId: other } = await writer('Переведите на карту');
      await reportChat(owner(), fraud(other));
      const found = await about(id);
      for (const call of [dismissChatComplaint, confirmChatComplaint]) {
        expect(await errorOf(call(owner(), found?.id ?? 0))).toMatchObject({ status: 404 });
        expect(await errorOf(call(as(null), found?.id ?? 0))).toMatchObject({ status: 401 });
        for (const missing of [0, 987_654_321]) expect(await errorOf(call(moderator(), missing))).toMatchObject({ status: 404 });
      }
      expect(await errorOf(listChatComplaints(owner()))).toMatchObject({ status: 404 });
      expect(await errorOf(listChatComplaints(as(null)))).toMatchObject({ status: 401 });
    });

    test('own complaints are part of the own data, without the messages', async () => {
      const { chatId, listingId } = await writer('Секрет собеседника');
      const token = await newcomer();
      const { chatId: own } = await sendMessage(as(token), { listingId }, 'Ещё продаётся?');
      await sendMessage(owner(), { chatId: own }, 'Секрет владельца');
      await reportChat(as(token), fraud(own));
      const data = await getOwnData(as(token));
      expect(data).toMatchObject({
        chat_complaints: [{ chat_id: own, reason: 'fraud', description: fraud(own).description, outcome: null }],
      });
      expect(JSON.stringify(data)).not.toContain('Секрет');
      expect(chatId).not.toBe(own);
    });

    test('of a closed account the messages stay without a name, and the complaint can be closed', async () => {
      const { who, chatId, listingId, id } = await writer('Переведите на карту');
      await reportChat(owner(), fraud(chatId));
      await closeAccount(who, id, aRegistration().password);
      const found = (await complaints()).find((one) => one.listingId === listingId);
      expect(found).toMatchObject({ person: { id: null, name: '' }, messages: [{ text: 'Переведите на карту' }] });
      await confirmChatComplaint(moderator(), found?.id ?? 0);
      expect((await complaints()).some(({ id: open }) => open === found?.id)).toBe(false);
    });
  });
}
