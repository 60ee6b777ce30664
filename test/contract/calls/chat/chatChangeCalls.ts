import { describe, expect, test } from 'vitest';
import {
  blockUsers,
  chatEndpoints,
  deleteChats,
  isEmptyChat,
  listChats,
  sendMessage,
  showChat,
  unblockUsers,
} from '../../../../src/api/chats';
import { closeAccount } from '../../../../src/api/identity';
import { getListingDetails, getOwnerContact } from '../../../../src/api/listing/listing';
import { createListing } from '../../../../src/api/listing/listingWrites';
import { deleteListing, setListingStatus } from '../../../../src/api/listing/myListings';
import { getModeratedListing, rejectListing } from '../../../../src/api/moderation';
import { aListingForm } from '../../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../../support/smallPhotos';
import { type ChatSubject, chatSteps, type Who } from '../../chatSteps';
import { aRegistration, errorOf } from '../../requests';

/** The contract of refusals, blocks and deleted chats (§4, §5, §8), for the fake and the reference server. */
export function chatChangeCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`refusals and blocks of ${name}`, () => {
    const { as, newcomer, owner, buyer, moderator, stranger, tokenOfBuyer, idOf, published, begun, refused, post, textsOf } =
      chatSteps(open);

    test('refusals say why, in their order', async () => {
      const { listingId, chatId } = await begun();
      const [mine, theirs] = [{ userIds: [await idOf(buyer())] }, { userIds: [await idOf(owner())] }];
      const send = () => refused(sendMessage(owner(), { chatId }, 'Ответ'));
      const words = {
        you_blocked:
          'Вы не можете отправить сообщение, так как вы заблокировали этого пользователя. Удалите его из черного списка, чтобы возобновить переписку.',
        you_are_blocked: 'Вы не можете отправить сообщение, так как пользователь заблокировал вас.',
        listing_deleted: 'Вы не можете отправить сообщение. Объявление было удалено.',
        listing_rejected: 'Вы не можете отправить сообщение. Объявление было отклонено модератором.',
        listing_in_moderation:
          'Вы не можете отправить сообщение по этому объявлению. В настоящее время объявление не опубликовано на сайте.',
        listing_archived: 'Вы не можете отправить сообщение. Объявление перенесено в архив.',
      };
      const says = (code: keyof typeof words) => ({ status: 403, code, detail: words[code] });
      await setListingStatus(owner(), listingId, 'archived');
      expect(await send()).toEqual(says('listing_archived'));
      await setListingStatus(owner(), listingId, 'moderation');
      expect(await send()).toEqual(says('listing_in_moderation'));
      const { listing, moderation } = await getModeratedListing(moderator(), listingId);
      await rejectListing(
        moderator(),
        { id: listingId, status: listing.status, tradeType: listing.tradeType, version: moderation.version },
        { reason: 'price', field: null, comment: '' },
      );
      expect(await send()).toEqual(says('listing_rejected'));
      await deleteListing(owner(), listingId);
      expect(await send()).toEqual(says('listing_deleted'));
      await blockUsers(buyer(), theirs);
      expect(await send()).toEqual(says('you_are_blocked'));
      await blockUsers(owner(), mine);
      expect(await send()).toEqual(says('you_blocked'));
      await unblockUsers(owner(), mine);
      await unblockUsers(buyer(), theirs);
      expect(await send()).toEqual(says('listing_deleted'));
    });

    test('nobody writes to oneself, about nothing, to nobody, or where only calls are wanted', async () => {
      const listingId = await published();
      expect(await refused(sendMessage(owner(), { listingId }, 'Я'))).toEqual({
        status: 403,
        code: 'self',
        detail: 'Вы не можете отправить сообщение самому себе.',
      });
      const callsOnly = await published({ communicationMethod: 'calls' });
      expect(await refused(sendMessage(buyer(), { listingId: callsOnly }, 'Привет'))).toEqual({
        status: 403,
        code: 'calls_only',
        detail: 'Сообщения не разрешены, только звонки.',
      });
      expect((await post(tokenOfBuyer(), chatEndpoints.send, { message: 'Привет' })).body).toEqual({
        non_field_errors: ['Ошибка: ID объявления не найден.'],
      });
      expect(await refused(sendMessage(buyer(), { listingId: 999_999_999 }, 'Привет'))).toMatchObject({
        status: 404,
        detail: 'Ошибка: ID объявления не найден.',
      });
    });

    test('a closed account keeps its messages in the chats of others, without a name', async () => {
      const leaving = await newcomer();
      const listingId = await published();
      const { chatId } = await sendMessage(as(leaving), { listingId }, 'До свидания');
      await closeAccount(as(leaving), await idOf(as(leaving)), aRegistration().password);
      const { chat } = await showChat(owner(), { chatId });
      expect(chat.messages.map(({ text }) => text)).toEqual(['До свидания']);
      expect(chat.companion).toEqual({ id: null, name: '', onlineSeconds: 0, isBlocked: false });
      expect((await listChats(owner(), 1)).items[0]).toMatchObject({ id: chatId, companion: { name: '' } });
      expect(await refused(sendMessage(owner(), { chatId }, 'Вы тут?'))).toEqual({
        status: 403,
        code: 'no_recipient',
        detail: 'Ошибка: не удалось определить получателя сообщения.',
      });
    });

    test('a block by chat, user or listing takes all chats of the two out of the normal list', async () => {
      const [one, two] = [await begun(), await begun()];
      const other = await sendMessage(stranger(), { listingId: one.listingId }, 'И мне');
      const idsIn = async (who: Who, folder: 'open' | 'blacklist' | 'all') =>
        (await listChats(who, 1, { folder, pageSize: 100 })).items.map(({ id }) => id);
      const targets = [{ chatIds: [one.chatId] }, { userIds: [await idOf(owner())] }, { listingIds: [two.listingId] }];
      for (const target of targets) {
        await blockUsers(buyer(), target);
        expect(await idsIn(buyer(), 'open')).not.toContain(one.chatId);
        expect(await idsIn(buyer(), 'blacklist')).toEqual(expect.arrayContaining([one.chatId, two.chatId]));
        // The blocked one does not see them among theirs, and has nobody in the blacklist.
        expect(await idsIn(owner(), 'open')).not.toContain(two.chatId);
        expect(await idsIn(owner(), 'open')).toContain(other.chatId);
        expect(await idsIn(owner(), 'blacklist')).not.toContain(two.chatId);
        expect(await idsIn(owner(), 'all')).toContain(two.chatId);
        await unblockUsers(buyer(), target);
        expect(await idsIn(buyer(), 'open')).toEqual(expect.arrayContaining([one.chatId, two.chatId]));
        expect(await idsIn(owner(), 'open')).toContain(two.chatId);
      }
    });

    test('who blocks does not tell any more whether they are there or have read; nothing of them is unread', async () => {
      const { chatId } = await begun();
      const read = await sendMessage(owner(), { chatId }, 'Да');
      await showChat(buyer(), { chatId });
      const sent = await sendMessage(owner(), { chatId }, 'Приходите');
      const { unread } = await listChats(buyer(), 1);
      await showChat(buyer(), { chatId }, { marksRead: false });
      expect((await showChat(owner(), { chatId }, { marksRead: false })).chat.companion.onlineSeconds).toBeGreaterThan(0);
      expect(await blockUsers(buyer(), { chatIds: [chatId] })).toBe(unread - 1);
      const { chat } = await showChat(owner(), { chatId });
      expect(chat).toMatchObject({ amBlocked: true, isBlockedByMe: false, companion: { onlineSeconds: 0 } });
      // What had been told stays told.
      expect(chat.readUntil).toBe(read.message?.id);
      const [listed] = (await listChats(owner(), 1, { folder: 'all' })).items;
      expect(listed).toMatchObject({ id: chatId, amBlocked: true, companion: { onlineSeconds: 0 } });
      await showChat(buyer(), { chatId });
      expect((await showChat(owner(), { chatId })).chat.readUntil).toBe(read.message?.id);
      await unblockUsers(buyer(), { chatIds: [chatId] });
      expect((await showChat(owner(), { chatId })).chat.readUntil).toBe(sent.message?.id);
    });

    test('who is blocked reads the listing, and gets no phone', async () => {
      const { listingId } = await begun();
      const buyerId = await idOf(buyer());
      expect((await getOwnerContact(buyer(), listingId)).phone).toEqual(expect.any(String));
      await blockUsers(owner(), { userIds: [buyerId] });
      expect(await refused(getOwnerContact(buyer(), listingId))).toEqual({
        status: 403,
        detail: 'Вы не можете позвонить этому пользователю.',
        code: null,
      });
      expect((await getOwnerContact(as(null), listingId)).phone).toBeNull();
      expect(await getListingDetails(buyer(), listingId)).toMatchObject({ id: listingId, status: 'active' });
      await unblockUsers(owner(), { userIds: [buyerId] });
      expect((await getOwnerContact(buyer(), listingId)).phone).toEqual(expect.any(String));
    });

    test('a block is told by no call about a listing whose owner is not shown', async () => {
      const listingId = await published();
      await blockUsers(owner(), { userIds: [await idOf(stranger())] });
      expect(await refused(sendMessage(stranger(), { listingId }, 'Привет'))).toMatchObject({ code: 'you_are_blocked' });
      for (const status of ['archived', 'moderation'] as const) await setListingStatus(owner(), listingId, status);
      const hidden = await createListing(owner(), aListingForm(), [smallPhotos.png]);
      for (const id of [listingId, hidden]) {
        expect(await refused(sendMessage(stranger(), { listingId: id }, 'Привет'))).toMatchObject({ code: 'listing_in_moderation' });
      }
      await unblockUsers(owner(), { userIds: [await idOf(stranger())] });
      // Nor does blocking by a hidden listing reach its owner.
      const known = await sendMessage(stranger(), { listingId: await published() }, 'Привет');
      await blockUsers(stranger(), { listingIds: [hidden] });
      expect((await showChat(stranger(), { chatId: known.chatId })).chat.isBlockedByMe).toBe(false);
    });

    test('deleted chats are gone for one of the two, until something newer comes', async () => {
      const { listingId, chatId } = await begun('Старое');
      const second = await begun('Другое');
      const unread = (await listChats(owner(), 1)).unread;
      expect(await deleteChats(owner(), [chatId, second.chatId, 999_999_999])).toEqual({
        ids: [chatId, second.chatId].sort((a, b) => a - b),
        unread: unread - 2,
      });
      expect((await listChats(owner(), 1)).items.map(({ id }) => id)).not.toContain(chatId);
      const empty = await errorOf(showChat(owner(), { chatId }));
      expect([empty, isEmptyChat(empty)]).toMatchObject([{ status: 404, detail: 'Чат пуст' }, true]);
      expect(await textsOf(buyer(), { listingId })).toEqual([['Старое', true]]);
      await sendMessage(buyer(), { listingId }, 'Новое');
      expect(await textsOf(owner(), { chatId })).toEqual([['Новое', false]]);
      expect(await textsOf(buyer(), { chatId })).toHaveLength(2);
      // Again, which changes nothing for the other one.
      expect((await deleteChats(owner(), [second.chatId])).ids).toEqual([second.chatId]);
    });

    test('chats are found by the companion and by the listing', async () => {
      const { chatId } = await begun();
      const { chat } = await showChat(owner(), { chatId });
      const find = async (search: string) =>
        (await listChats(owner(), 1, { search, pageSize: 100 })).items.map(({ id }) => id).includes(chatId);
      const [first = ''] = chat.companion.name.split(' ');
      for (const words of [first.toUpperCase(), first.slice(0, 3), 'тверская', '2-комн', 'квартира тверская', `№${chat.listing?.id}`]) {
        expect([words, await find(words)]).toEqual([words, true]);
      }
      for (const words of ['Бармаглот', '%', '_', "' or 1=1", 'тверская бармаглот'])
        expect([words, await find(words)]).toEqual([words, false]);
      expect(await errorOf(listChats(owner(), 1, { search: 'й'.repeat(101) }))).toMatchObject({ status: 400 });
    });

    test('chats of others are like missing ones', async () => {
      const { listingId, chatId } = await begun();
      const missing = 999_999_999;
      const calls: readonly ((id: { readonly chatId: number; readonly listingId: number }) => Promise<unknown>)[] = [
        (ids) => showChat(stranger(), { chatId: ids.chatId }),
        (ids) => showChat(stranger(), { listingId: ids.listingId }),
        (ids) => showChat(owner(), { listingId: ids.listingId }),
        (ids) => sendMessage(stranger(), { chatId: ids.chatId }, 'Привет'),
      ];
      for (const call of calls) {
        const error = await errorOf(call({ chatId, listingId }));
        expect(error).toMatchObject({ status: 404 });
        expect(error).toEqual(await errorOf(call({ chatId: missing, listingId: missing })));
      }
      expect(await deleteChats(stranger(), [chatId, missing])).toEqual({ ids: [], unread: (await listChats(stranger(), 1)).unread });
      await blockUsers(stranger(), { chatIds: [chatId] });
      expect((await showChat(buyer(), { chatId })).chat).toMatchObject({ amBlocked: false, isBlockedByMe: false });
      // An id and a listing that do not belong together.
      const { body, status } = await post(tokenOfBuyer(), chatEndpoints.show, { chat_id: chatId, realty_id: missing });
      expect([status, Object.keys(body as object)]).toEqual([404, ['detail']]);
    });

    test('bodies without what they need say so; all calls need a token', async () => {
      const token = tokenOfBuyer();
      expect((await post(token, chatEndpoints.show, {})).body).toEqual({ non_field_errors: ['Необходимо указать chat_id или realty_id'] });
      for (const empty of [{ realty_id: '' }, { chat_id: '', realty_id: '' }, { chat_id: null }]) {
        expect(await post(token, chatEndpoints.show, empty)).toEqual({
          status: 400,
          body: { non_field_errors: ['Необходимо указать chat_id или realty_id'] },
        });
      }
      for (const path of [chatEndpoints.block, chatEndpoints.unblock]) {
        for (const body of [{}, { chat_ids: [1], user_ids: [1] }, { chat_ids: [1], realty_ids: [1], user_ids: [1] }]) {
          expect(await post(token, path, body)).toEqual({
            status: 400,
            body: { non_field_errors: ['Нужно передать только один параметр: chat_ids, user_ids или realty_ids'] },
          });
        }
        for (const ids of [[], [0], ['1'], 1, [1.5], Array.from({ length: 201 }, (_, index) => index + 1)]) {
          expect((await post(token, path, { user_ids: ids })).status).toBe(400);
        }
      }
      for (const body of [{}, { chat_ids: 5 }, { chat_ids: [-1] }]) {
        expect((await post(token, chatEndpoints.remove, body)).status).toBe(400);
      }
      for (const more of [{ before: 0 }, { after: 'x' }, { count: 201 }, { before: 1, after: 1 }, { mark_read: 'yes' }]) {
        expect([more, (await post(token, chatEndpoints.show, { chat_id: 1, ...more })).status]).toEqual([more, 400]);
      }
      for (const path of [chatEndpoints.show, chatEndpoints.send, chatEndpoints.block, chatEndpoints.unblock, chatEndpoints.remove]) {
        expect([path, (await post(null, path, {})).status]).toEqual([path, 401]);
      }
      expect(await errorOf(listChats(as(null), 1))).toMatchObject({ status: 401 });
      expect(await errorOf(listChats(buyer(), 0))).toMatchObject({ status: 400 });
    });
  });
}
