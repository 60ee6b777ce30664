import { expect, it } from 'vitest';
import type { Message } from '../../../domain/chat/chat';
import { keepItems, threadItems } from './threadItems';

const message = (id: number): Message => ({ id, at: new Date(Date.UTC(2026, 4, 20, 10, id)), isOwn: true, text: `${id}` });
const itemsOf = (messages: readonly Message[], readUntil: number | null) =>
  threadItems({ thread: { messages, hasOlder: true, readUntil }, outgoing: [], firstNew: null, dayKey: () => 'today' });

it('a new message, or one that was read, changes no other line', () => {
  const messages = [message(1), message(2)];
  const before = itemsOf(messages, null);
  const after = keepItems(itemsOf([...messages, message(3)], 1), before);
  expect(after.map(({ key }, index) => [key, after[index] === before[index]])).toEqual([
    ['older', true],
    ['day today 1', true],
    ['message 1', false],
    ['message 2', true],
    ['message 3', false],
  ]);
});
