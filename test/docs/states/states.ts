import { userEvent } from 'vitest/browser';
import { empty, rejects } from '../../../src/testing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { inAnotherTab, kept } from '../../support/features/favourites';
import { tokenOfMaria } from '../../support/features/publish';
import { aSearch, searchedElsewhere } from '../../support/features/searches';
import { flats } from '../../support/listing/listings';
import { type FeatureName } from '../../support/mount';
import { askAboutDraft, askToDeleteChat, askToDeleteThread, chatting, openChat, openLogin } from './chatStates';
import { moderation } from './moderationStates';
import { askToDelete, askToLeave, askToPublish, manyOwn, notifiedOfArchived, notifiedOften, ownListing } from './ownStates';
import { publish } from './publishStates';
import { card, form, listing, map, results } from './searchStates';
import type { State } from './state';

/** Keeps two flats and opens their comparison. */
const compareTwo: State['act'] = async (view, mounted) => {
  await inAnotherTab(mounted, [kept(1, 1), kept(2, 2)]);
  const boxes = view.getByRole('checkbox', { name: /^Сравнить: / });
  await userEvent.click(boxes.first());
  await userEvent.click(boxes.last());
  await userEvent.click(view.getByRole('button', { name: 'Сравнить 2' }));
};

/** States that together show all parts of an element; one that is missing here shows them at once, with its heading. */
const known: Readonly<Partial<Record<FeatureName, readonly State[]>>> = {
  search: [...form, ...results],
  'search-form': form,
  results,
  map,
  'listing-card': card,
  listing,
  auth: [{ act: openLogin, has: 'dialog' }],
  'auth-gate': [{ has: 'state' }],
  header: [{ props: { draft: 'changed' }, act: askAboutDraft, has: 'dialog' }],
  catalogue: [
    { has: 'card-favourite' },
    { network: empty, has: 'state' },
    { props: { failures: 'dialog' }, network: () => rejects(500), has: 'dialog' },
  ],
  faq: [
    { act: (view) => userEvent.click(view.getByRole('button', { name: /собственника/ })), has: 'answer' },
    { props: { failures: 'dialog' }, network: () => rejects(500), has: 'dialog' },
  ],
  'cookie-banner': [{ has: 'banner' }],
  chat: [
    { has: 'state' },
    { props: { token: tokenOfMaria, chatId: 1 }, network: chatting, has: ['heading', 'list', 'thread'] },
    { props: { token: tokenOfMaria, chatId: 1 }, network: chatting, act: askToDeleteThread, has: 'dialog' },
  ],
  'chat-panel': [
    { act: () => openChat(), has: ['chat', 'state'] },
    { props: { token: tokenOfMaria }, network: chatting, act: () => openChat(), has: 'list' },
    { props: { token: tokenOfMaria }, network: chatting, act: askToDeleteChat, has: ['thread', 'dialog'] },
  ],
  'profile-settings': [
    { has: 'state' },
    { props: { token: tokenOfMaria }, network: () => createFakeApi(), has: ['heading', 'section', 'form'] },
    { props: { token: tokenOfMaria }, network: () => createFakeApi(), act: askToLeave, has: 'dialog' },
  ],
  account: [
    { props: { token: tokenOfMaria }, network: manyOwn, has: ['menu', 'heading', 'list', 'card', 'pagination'] },
    { props: { token: tokenOfMaria, tab: 'notifications' }, network: notifiedOften, has: ['notification', 'list', 'pagination'] },
    { props: { token: tokenOfMaria }, network: ownListing, act: askToDelete, has: 'dialog' },
    { has: 'state' },
  ],
  favourites: [
    { has: 'state' },
    {
      act: (_view, mounted) => inAnotherTab(mounted, [kept(1001, 59), ...Array.from({ length: 12 }, (_, index) => kept(index + 1, index))]),
      has: ['heading', 'tab', 'notice', 'list', 'card', 'card-photo'],
    },
    { act: compareTwo, network: () => createFakeApi(aWorld(flats(2))), has: ['heading', 'comparison'] },
    { props: { list: 'ids=1001x' }, has: ['heading', 'card-favourite'] },
  ],
  'new-listings': [
    {
      act: (_view, mounted) => searchedElsewhere(mounted, [aSearch('trade_type=Продажа&realty_type=Квартира&area_min=1', 1)]),
      has: ['heading', 'all', 'list'],
    },
  ],
  notifications: [
    { has: 'state' },
    { props: { token: tokenOfMaria }, network: notifiedOften, has: ['heading', 'list', 'notification', 'pagination'] },
    { props: { token: tokenOfMaria }, network: notifiedOfArchived, act: askToPublish, has: 'dialog' },
  ],
  'my-listings': [
    { has: 'state' },
    { props: { token: tokenOfMaria }, network: manyOwn, has: ['heading', 'list', 'card', 'pagination'] },
    { props: { token: tokenOfMaria }, network: ownListing, act: askToDelete, has: 'dialog' },
  ],
  publish,
  moderation,
  legal: [
    { props: { page: 'owners' }, has: 'text' },
    { props: { page: 'download' }, has: 'template' },
    { props: { page: 'chat' }, has: 'state' },
    { props: { page: 'agreement' }, has: 'text' },
  ],
};

/** Returns the states of an element that together show all of its parts. */
export const statesOf = (feature: FeatureName): readonly State[] => known[feature] ?? [{ has: 'heading' }];
