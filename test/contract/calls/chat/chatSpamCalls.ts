import { describe, expect, test } from 'vitest';
import { sendMessage } from '../../../../src/api/chats';
import { dismissSpam, listDecisions, listSpam } from '../../../../src/api/moderation';
import { spamRule } from '../../../../src/domain/chat/spam';
import { type ChatSubject, chatSteps } from '../../chatSteps';
import { errorOf } from '../../requests';

/** The contract of what moderators are shown of chats, for the fake and the reference server. */
export function chatSpamCalls(name: string, open: () => Promise<ChatSubject>): void {
  describe(`spam in chats of ${name}`, () => {
    const { as, newcomer, owner, moderator, idOf, published } = chatSteps(open);

    test('a long text to many people is shown to moderators until one dismisses it', async () => {
      const listingId = await published();
      const chatIds: number[] = [];
      for (let number = 0; number < spamRule.people; number++) {
        chatIds.push((await sendMessage(as(await newcomer()), { listingId }, 'Ещё продаётся?')).chatId);
      }
      const text = (number: number) =>
        `Здравствуйте! Продаю похожую квартиру дешевле этой, агентство «Ключ», звоните прямо сейчас: ${number}!`;
      const ownId = await idOf(owner());
      const marks = async () => (await listSpam(moderator(), { pageSize: 100 })).items.filter(({ userId }) => userId === ownId);
      const last = chatIds.pop() ?? 0;
      for (const [index, chatId] of chatIds.entries()) await sendMessage(owner(), { chatId }, text(index));
      // The same person again is not another one.
      await sendMessage(owner(), { chatId: chatIds[0] ?? 0 }, text(50));
      for (const chatId of [...chatIds, last]) await sendMessage(owner(), { chatId }, 'Да, продаётся.');
      expect(await marks()).toEqual([]);
      await sendMessage(owner(), { chatId: last }, text(99));
      const [mark] = await marks();
      expect(mark).toMatchObject({ people: spamRule.people, text: text(99), name: expect.any(String), lastAt: expect.any(Date) });
      expect(await errorOf(listSpam(owner()))).toMatchObject({ status: 404 });
      expect(await errorOf(listSpam(as(null)))).toMatchObject({ status: 401 });
      expect(await errorOf(dismissSpam(owner(), mark?.id ?? 0))).toMatchObject({ status: 404 });
      await dismissSpam(moderator(), mark?.id ?? 0);
      expect(await marks()).toEqual([]);
      expect(await errorOf(dismissSpam(moderator(), mark?.id ?? 0))).toMatchObject({ status: 404 });
      const { items } = await listDecisions(moderator(), { pageSize: 2 });
      const byWhom = { id: await idOf(moderator()) };
      expect(items[0]).toMatchObject({ kind: 'not_spam', listingId: null, comment: '', user: { id: ownId }, moderator: byWhom });
      expect(items[1]?.kind).not.toBe('not_spam');
      // The same again is not shown again.
      await sendMessage(owner(), { chatId: last }, text(100));
      expect(await marks()).toEqual([]);
    });
  });
}
