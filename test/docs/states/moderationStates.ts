import { userEvent } from 'vitest/browser';
import { spamRule } from '../../../src/domain/chat/spam';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { noteText } from '../../../src/testing/store/chat/fakeSpam';
import { addComplaint } from '../../../src/testing/store/fakeComplaints';
import { recordDecision } from '../../../src/testing/store/fakeDecisions';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import type { State } from './state';

const token = () => 'token-of-irina';
const openComplaints: State['act'] = (view) => userEvent.click(view.getByRole('tab', { name: /Жалобы/ }));
const queued = () => createFakeApi(aWorld([aListing({ id: 7, status: 'moderation' })]));
const complained = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  addComplaint(store, { listingId: 7, userId: 5, author: 'Павел', description: 'Просят внести предоплату.' });
  return createFakeApi(store);
};
const openSpam: State['act'] = (view) => userEvent.click(view.getByRole('tab', { name: /Рассылки/ }));
const spread = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  const text = 'Здравствуйте! Продаю похожую квартиру дешевле этой, звоните прямо сейчас.';
  for (let person = 0; person < spamRule.people; person += 1) noteText(store, { id: 5, name: 'Павел' }, 1000 + person, text);
  return createFakeApi(store);
};
const openDecisions: State['act'] = (view) => userEvent.click(view.getByRole('tab', { name: 'Решения' }));
const decided = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  const user = { id: 5, name: 'Павел' };
  recordDecision(store, aUser({ id: 103, firstName: 'Оксана' }), { kind: 'approved', listingId: 7, user });
  return createFakeApi(store);
};
export const moderation: readonly State[] = [
  { props: { token }, network: queued, has: ['title', 'tab', 'queue', 'listing', 'map', 'control', 'marker', 'decision'] },
  { props: { token }, network: complained, act: openComplaints, has: 'complaint' },
  { props: { token }, network: spread, act: openSpam, has: 'spam' },
  { props: { token }, network: decided, act: openDecisions, has: 'record' },
  { has: 'state' },
];
