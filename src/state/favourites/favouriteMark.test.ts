import { expect, test } from 'vitest';
import { aListing } from '../../testing/fixtures';
import { favouriteMark } from './favouriteMark';

const price = 18_450_000;
const listing = { ...aListing(), price };

test('a favourite says what has happened to it since it was kept', () => {
  expect(favouriteMark({ price }, listing)).toBeNull();
  expect(favouriteMark({ price: 18_850_000 }, listing)).toEqual({ kind: 'price', before: 18_850_000, change: -400_000 });
  expect(favouriteMark({ price: 1 }, { ...listing, status: 'archived' })).toEqual({ kind: 'archived' });
  expect(favouriteMark({ price }, { ...listing, status: 'archived', isDeleted: true })).toEqual({ kind: 'gone' });
  expect(favouriteMark({ price }, null)).toEqual({ kind: 'gone' });
});
