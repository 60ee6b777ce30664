import { describe, expect, it } from 'vitest';
import { chatDrafts, outboxStorage, removeChatStorage } from './chatStorage';
import type { OutgoingMessage } from './outgoingMessage';

const outgoing = (key: string, time: number): OutgoingMessage => ({
  key,
  place: { chatId: 7 },
  text: 'Привет',
  status: 'waiting',
  // The clock was set back between the two.
  writtenAt: new Date(-time),
  order: time,
  refusal: null,
  delay: null,
});

describe('what was not sent, on this device', () => {
  it('is kept for one person alone', async () => {
    const [mine, theirs] = [101, 102].map((userId) => ({ apiUrl: `https://chats.test/${Math.random()}`, userId }));
    if (!mine || !theirs) throw new Error('two people');
    const [later, earlier] = [outgoing('a', 2), outgoing('b', 1)];
    await outboxStorage(mine).put(later);
    await outboxStorage(mine).put(earlier);
    await chatDrafts.write(mine, 'chat 7', 'Недописанное');
    await chatDrafts.write(mine, 'chat 8', 'Другое');
    expect(await outboxStorage(mine).read()).toEqual([earlier, later]);
    expect([await outboxStorage(mine).has('a'), await outboxStorage(theirs).has('a')]).toEqual([true, false]);
    await outboxStorage(mine).remove('a');
    expect(await outboxStorage(mine).read()).toEqual([earlier]);
    expect([await outboxStorage(theirs).read(), await chatDrafts.read(theirs, 'chat 7')]).toEqual([[], '']);
    await chatDrafts.write(mine, 'chat 7', '');
    expect([await chatDrafts.read(mine, 'chat 7'), await chatDrafts.read(mine, 'chat 8')]).toEqual(['', 'Другое']);
    await removeChatStorage(mine);
    expect([await outboxStorage(mine).read(), await chatDrafts.read(mine, 'chat 8')]).toEqual([[], '']);
  });

  it('is not written any more by what comes after the removal, until the person is back', async () => {
    const owner = { apiUrl: `https://chats.test/${Math.random()}`, userId: 101 };
    await removeChatStorage(owner);
    await Promise.all([outboxStorage(owner).put(outgoing('a', 1)), chatDrafts.write(owner, 'chat 7', 'Недописанное')]);
    expect([await outboxStorage(owner).has('a'), await outboxStorage(owner).read()]).toEqual([false, []]);
    await outboxStorage(owner).put(outgoing('a', 1));
    await chatDrafts.write(owner, 'chat 7', 'Снова');
    expect([await outboxStorage(owner).has('a'), await chatDrafts.read(owner, 'chat 7')]).toEqual([true, 'Снова']);
  });
});
