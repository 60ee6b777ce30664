import { describe, expect, test } from 'vitest';
import { blockUsers, deleteChats, sendMessage, unblockUsers } from '../../../src/api/chats';
import { sendComplaint } from '../../../src/api/listing/complaint';
import { createListing } from '../../../src/api/listing/listingWrites';
import { getModeratedListing, rejectListing } from '../../../src/api/moderation';
import { changeProfile, getOwnData } from '../../../src/api/profile';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { type ChatSubject, chatSteps } from '../chatSteps';
import { png } from './profileCalls';

/** The contract of the file with one's own data (§5, D48), for the fake and the reference server. */
export function ownDataCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`own data of ${name}`, () => {
    const { owner, buyer, moderator, idOf, begun, published } = chatSteps(open);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

    test('own messages, also of deleted chats, and those of nobody else', async () => {
      const { listingId, chatId } = await begun('Ещё продаётся?');
      await sendMessage(owner(), { chatId }, 'Секрет владельца');
      await sendMessage(buyer(), { chatId }, 'Можно в субботу?');
      await deleteChats(buyer(), [chatId]);
      const data = await getOwnData(buyer());
      const common = { id: expect.any(Number), chat_id: chatId, listing_id: listingId, created_at: at };
      expect(data).toMatchObject({
        messages: [
          { ...common, text: 'Ещё продаётся?' },
          { ...common, text: 'Можно в субботу?' },
        ],
      });
      expect(JSON.stringify(data)).not.toContain('Секрет владельца');
      expect(await getOwnData(owner())).toMatchObject({ messages: [{ ...common, text: 'Секрет владельца' }] });
    });

    test('ids of blocked people, without their names', async () => {
      const id = await idOf(owner());
      await blockUsers(buyer(), { userIds: [id] });
      expect(Reflect.get(await getOwnData(buyer()), 'blocked')).toEqual([{ id, blocked_at: at }]);
      expect(await getOwnData(owner())).toMatchObject({ blocked: [] });
      await unblockUsers(buyer(), { userIds: [id] });
      expect(await getOwnData(buyer())).toMatchObject({ blocked: [] });
    });

    test('own complaints', async () => {
      const listingId = await published();
      const description = 'Позвонила по номеру: квартира давно продана, предлагают другую, дороже.';
      await sendComplaint(buyer(), { listingId, description });
      expect(await getOwnData(buyer())).toMatchObject({
        complaints: [{ id: expect.any(Number), listing_id: listingId, description, created_at: at, outcome: null }],
      });
      expect(await getOwnData(owner())).toMatchObject({ complaints: [] });
    });

    test('counters of own listings, and why they were rejected', async () => {
      const id = await createListing(owner(), aListingForm({}), [smallPhotos.png]);
      const { listing, moderation } = await getModeratedListing(moderator(), id);
      const seen = { id, status: listing.status, tradeType: listing.tradeType, version: moderation.version };
      await rejectListing(moderator(), seen, { reason: 'contacts_in_text', field: 'description', comment: 'Уберите номер.' });
      const count = expect.any(Number);
      expect(await getOwnData(owner())).toMatchObject({
        listings: expect.arrayContaining([
          expect.objectContaining({
            id,
            counter_views: { shown_in_search: count, full_views_in_30_days: count, full_views_today: count },
            rejections: [{ reason_code: 'contacts_in_text', field: 'description', comment: 'Уберите номер.', created_at: at }],
          }),
        ]),
      });
      expect(await getOwnData(buyer())).toMatchObject({ listings: [] });
    });

    test('the address of the picture', async () => {
      expect(await getOwnData(buyer())).toMatchObject({ profile: { avatar: null } });
      const { avatar } = await changeProfile(buyer(), { avatar: new File([png], 'me.png', { type: 'image/png' }) });
      expect(await getOwnData(buyer())).toMatchObject({ profile: { avatar } });
    });
  });
}
