import { expect, it } from 'vitest';
import type { Message } from '../../../domain/chat/chat';
import { keepItems, type ThreadNote, threadItems } from './threadItems';

const message = (id: number): Message => ({ id, at: new Date(Date.UTC(2026, 4, 20, 10, id)), isOwn: true, text: `${id}` });
const itemsOf = (messages: readonly Message[], readUntil: number | null, notes: readonly ThreadNote[] = []) =>
  threadItems({ thread: { messages, hasOlder: true, readUntil }, outgoing: [], notes, firstNew: null, dayKey: () => 'today' });

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

it('a lower price stays behind the message after which it was learnt, the status stands at the end', () => {
  const price = { key: 'price', text: 'Цена снижена', after: 1 } as const;
  const status = { key: 'status', text: 'Объявление в архиве', after: null } as const;
  const messages = [message(1), message(2)];
  const before = itemsOf(messages, null, [price, status]);
  expect(before.map(({ key }) => key)).toEqual(['older', 'day today 1', 'message 1', 'price', 'message 2', 'status']);
  expect(before.at(-2), 'a bubble behind a line begins again').toMatchObject({ follows: false });
  const after = keepItems(itemsOf([...messages, message(3)], null, [{ ...price, text: 'Ещё ниже' }, status]), before);
  expect(after.map((item) => [item.key, before.includes(item)])).toEqual([
    ['older', true],
    ['day today 1', true],
    ['message 1', true],
    ['price', false],
    ['message 2', true],
    ['message 3', false],
    ['status', true],
  ]);
  expect(itemsOf([message(1)], null, [{ ...status, text: '' }]).map(({ key }) => key)).not.toContain('status');
});
