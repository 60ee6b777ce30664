import { expect, it } from 'vitest';
import { listingHistory } from './listingHistory';
import type { ModerationEvent } from './moderation';

const at = (minutes: number, status: ModerationEvent['status']): ModerationEvent => ({
  status,
  reason: null,
  field: null,
  comment: '',
  changed: null,
  changedPhotos: 0,
  at: new Date(Date.UTC(2026, 4, 20, 12, minutes)),
});
const told = (...events: ModerationEvent[]) =>
  listingHistory(events).map(({ status, isEdit, at: when }) => `${status}${isEdit ? ' edit' : ''} ${when.getUTCMinutes()}`);

it('tells the history from the newest event', () => {
  expect(told(at(0, 'moderation'), at(5, 'active'))).toEqual(['active 5', 'moderation 0']);
});

it('tells the three calls of an edit as one step', () => {
  const edit = [at(9, 'archived'), at(9, 'moderation'), at(9, 'moderation')];
  expect(told(at(0, 'moderation'), at(5, 'rejected'), ...edit)).toEqual(['moderation edit 9', 'rejected 5', 'moderation 0']);
});

it('an archived listing that is published again later was archived', () => {
  expect(told(at(5, 'active'), at(9, 'archived'), at(20, 'moderation'))).toEqual(['moderation 20', 'archived 9', 'active 5']);
  expect(told(at(9, 'archived'), at(20, 'moderation'), at(20, 'moderation'))).toEqual(['moderation edit 20', 'archived 9']);
});

it('an edit of what waits replaces what was sent', () => {
  expect(told(at(0, 'moderation'), at(3, 'archived'), at(3, 'moderation'), at(3, 'moderation'))).toEqual([
    'moderation edit 3',
    'moderation 0',
  ]);
});
