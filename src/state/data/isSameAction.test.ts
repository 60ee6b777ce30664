import { expect, it } from 'vitest';
import { isSameAction } from './isSameAction';

it('compares data by value, files and forms by identity', () => {
  const file = new Blob(['a']);
  const form = new FormData();
  expect(isSameAction({ chatId: 1, text: 'Да', ids: [1, 2] }, { ids: [1, 2], text: 'Да', chatId: 1 })).toBe(true);
  expect(isSameAction({ text: 'Да' }, { text: 'Нет' })).toBe(false);
  expect(isSameAction([1, 2], [1, 2, 3])).toBe(false);
  expect(isSameAction([], {})).toBe(false);
  expect(isSameAction({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameAction({ photo: file }, { photo: file })).toBe(true);
  expect(isSameAction({ photo: file }, { photo: new Blob(['a']) })).toBe(false);
  expect(isSameAction(form, form)).toBe(true);
  expect(isSameAction(form, new FormData())).toBe(false);
  expect(isSameAction(undefined, undefined)).toBe(true);
});
