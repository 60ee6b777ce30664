import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { aListingForm } from '../../testing/store/aListingForm';
import type { ListingForm } from '../listing/form/listingForm';
import { listingFormRules } from '../listing/form/listingForm.schema';
import { followingProblems } from './followingProblems';

const rules = listingFormRules(() => new Date('2026-05-20'));

const changes: readonly Partial<ListingForm>[] = [
  ...[null, 0, 3, 12, 181, Number.NaN].flatMap((value) => [{ floor: value }, { floors: value }, { yearBuilt: value }]),
  ...[null, 500, 99_999, 85_000, 25_000_000, 2_000_000_000].flatMap((value) => [
    { price: value },
    { commission: value },
    { deposit: value },
  ]),
  ...(['sale', 'rent'] as const).map((tradeType) => ({ tradeType })),
  ...['', 'Светлая', 'я'.repeat(3001)].map((description) => ({ description })),
  ...[null, 4, 54.3, 1001].map((area) => ({ area })),
  ...[null, 'flat' as const].map((realtyType) => ({ realtyType })),
  ...[null, aListingForm().address].map((address) => ({ address })),
  ...[[], [1], [1, 2, 3, 4, 5, 6]].map((photos) => ({ photos })),
  ...[null, '2' as const].map((rooms) => ({ rooms })),
  ...[null, 'owner' as const].map((ownerType) => ({ ownerType })),
  { price: null, floor: 20 },
];

it('says the same as the whole form, whatever is changed one after another', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes), { maxLength: 40 }), (steps) => {
      const problems = followingProblems(rules);
      let values = aListingForm({ tradeType: 'sale' });
      expect(problems(values)).toEqual(rules.problems(values));
      for (const step of steps) {
        values = { ...values, ...step };
        expect(problems(values)).toEqual(rules.problems(values));
      }
    }),
  );
});

it('asks the whole form once, then for what has changed alone', () => {
  const all = vi.fn(rules.problems);
  const some = vi.fn(rules.problemsOf);
  const problems = followingProblems({ ...rules, problems: all, problemsOf: some });
  const values = aListingForm();
  problems(values);
  problems({ ...values, price: 24_000_000 });
  problems({ ...values, price: 24_000_000 });
  expect(all).toHaveBeenCalledTimes(1);
  expect(some.mock.calls.map(([, fields]) => fields)).toEqual([['price', 'commission']]);
});
