import { expect, it } from 'vitest';
import { aListingForm } from '../../../testing/store/aListingForm';
import { changedFormFields, photoChanges } from './changedFormFields';

it('names what an edit changes, in the order of the form', () => {
  const before = aListingForm({ price: 25_000_000, floor: 3 });
  expect(changedFormFields(before, before)).toEqual([]);
  expect(changedFormFields(before, { ...before, price: 24_000_000, floor: 4, description: 'Другое' })).toEqual([
    'floor',
    'description',
    'price',
  ]);
});

it('saying that there is no furniture is more than saying nothing', () => {
  expect(changedFormFields(aListingForm({ isFurnished: null }), aListingForm({ isFurnished: false }))).toEqual(['isFurnished']);
});

it('saying that there is no commission, or no deposit, is more than saying nothing', () => {
  const before = aListingForm({ tradeType: 'rent', commission: null, deposit: null });
  expect(changedFormFields(before, { ...before, commission: 0, deposit: 0 })).toEqual(['deposit', 'commission']);
});

it('nothing is changed by what means the same', () => {
  const before = aListingForm({ features: ['tv', 'fridge'] });
  const address = before.address && { ...before.address, corpus: null, building: null, district: 'Другой' };
  const same = { ...before, address, features: ['fridge', 'tv'] as const };
  expect(changedFormFields({ ...before, address: before.address && { ...before.address, corpus: '', building: '' } }, same)).toEqual([]);
});

it.each([
  ['nothing', [1, 2], [], [1, 2], 0, false],
  ['one added', [1, 2], [], [1, 2, null], 1, true],
  ['one removed', [1, 2], [], [2], 1, true],
  ['one removed at once, before the edit', [2], [1], [2], 1, true],
  ['one removed at once and brought back', [2], [1], [1, 2], 0, false],
  ['one replaced', [1, 2], [], [1, null], 2, true],
  ['another order', [1, 2], [], [2, 1], 0, true],
] as const)('photos: %s', (_, before, removed, after, count, isChanged) => {
  expect(photoChanges(before, removed, after)).toEqual({ count, isChanged });
});
