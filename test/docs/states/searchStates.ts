import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { empty, rejects } from '../../../src/testing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { hoursAgo } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { rememberedElsewhere } from '../../support/features/remembered';
import { flats } from '../../support/listing/listings';
import type { State } from './state';

const openFilters: State['act'] = (view) => userEvent.click(view.getByRole('button', { name: /^Фильтры/ }));
export const form: readonly State[] = [
  { has: 'submit' },
  { props: { filters: 'address_metro=Сокол' }, has: 'field-chip' },
  { act: (view) => userEvent.click(view.getByRole('button', { name: /^Цена/ })), has: 'field-panel' },
  { act: (view) => userEvent.type(view.getByRole('combobox', { name: 'Метро' }), 'сокол'), has: 'field-list' },
  { act: openFilters, has: 'filters-dialog' },
  { props: { layout: 'column' }, has: 'submit' },
  { props: { layout: 'compact' }, has: 'submit' },
];
const onePlace = () => createFakeApi(aWorld(flats(1)));
const openPlace: State['act'] = (view) => userEvent.click(view.getByRole('button', { name: /^1 объявление/ }).first());
/** Two flats, of which one was seen and the other is hidden. */
const two = () => createFakeApi(aWorld(flats(2)));
const rememberTwo: State['act'] = (_view, mounted) => rememberedElsewhere(mounted, { viewed: [1], hidden: [2] });
const openSeenPlace: State['act'] = async (view, mounted) => {
  await rememberedElsewhere(mounted, { viewed: [1] });
  await openPlace?.(view, mounted);
};
const hideInPlace: State['act'] = async (view, mounted) => {
  await openPlace?.(view, mounted);
  await userEvent.click(view.getByRole('button', { name: /^Скрыть: / }));
};
const openDamaged: State['act'] = async () => {
  location.hash = 'price_max=недорого';
};
export const results: readonly State[] = [
  { has: ['pagination', 'save-search'] },
  { props: { filters: 'not_first_floor=true' }, has: 'chip' },
  { props: { layout: 'compact' }, has: 'card-favourite' },
  { network: two, act: rememberTwo, has: ['card-viewed', 'card-hidden', 'card-hide'] },
  { props: { view: 'map' }, has: 'controls' },
  { props: { view: 'map' }, network: onePlace, act: openPlace, has: 'panel' },
  { network: empty, has: 'state' },
  { network: () => rejects(500), has: 'state' },
  { props: { urlSync: 'hash' }, act: openDamaged, has: 'unread' },
];
export const card: readonly State[] = [
  { props: { listingId: 1004 }, has: 'card-favourite' },
  { props: { listingId: 1004, layout: 'row' }, has: 'card-photo' },
  { props: { listingId: 1004 }, network: () => rejects(500), has: 'state' },
];
export const map: readonly State[] = [
  { has: 'controls' },
  { network: onePlace, act: openPlace, has: 'card-favourite' },
  { network: onePlace, act: openSeenPlace, has: ['card-viewed', 'card-hide'] },
  { network: onePlace, act: hideInPlace, has: 'card-hidden' },
  { props: { basemapUrl: '/broken' }, has: 'state' },
];
/** What is below comes when it is near. */
const goDown = () =>
  expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('kvartal-listing')?.shadowRoot?.querySelector('[part~=similar] [part~=card-photo]') !== null;
    })
    .toBe(true);
/** The first flat has become cheaper. */
const withOldPrice = () => {
  const { listings, ...world } = aWorld(flats(3));
  const [first, ...others] = listings;
  if (!first) throw new Error('There are no flats');
  const { price } = first.listing;
  const history = [
    { price: price + 100_000, since: hoursAgo(500) },
    { price, since: hoursAgo(200) },
  ];
  return createFakeApi({ ...world, listings: [{ ...first, history }, ...others] });
};
export const listing: readonly State[] = [
  { props: { listingId: 1004 }, act: goDown, has: ['card-favourite', 'listing-favourite', 'control', 'marker'] },
  { props: { listingId: 1004 }, network: () => rejects(500), has: 'state' },
  { props: { listingId: 1 }, network: withOldPrice, act: goDown, has: 'price-history' },
];
