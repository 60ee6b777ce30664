import { expect, it } from 'vitest';
import type { Message } from './chat';
import { inOrder } from './inOrder';

const message = (id: number, minute: number | null): Message => ({
  id,
  at: minute === null ? null : new Date(Date.UTC(2026, 4, 20, 10, minute)),
  isOwn: false,
  text: '',
});
const idsOf = (...messages: readonly Message[]) => inOrder(messages).map(({ id }) => id);

it('messages stand by time, and by id where that is equal', () => {
  expect(idsOf(message(3, 2), message(1, 2), message(2, 1))).toEqual([2, 1, 3]);
});

it('one of an unknown time follows the one before it by id, wherever the others stand', () => {
  expect(idsOf(message(3, 5), message(2, null), message(1, 10))).toEqual([3, 1, 2]);
  expect(idsOf(message(2, 1), message(1, null), message(3, null))).toEqual([1, 2, 3]);
});
