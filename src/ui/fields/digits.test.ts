import { describe, expect, it } from 'vitest';
import { caretBefore, draftOf, groupDigits, numberBefore, numberOf } from './digits';

const pasted = { sign: ',', isWhole: true, isKey: false } as const;
const typed = { ...pasted, isKey: true };
const area = { sign: ',', isWhole: false, isKey: false } as const;

describe('a pasted sum', () => {
  it.each([
    ['1 500 000 ₽', 1_500_000],
    ['18\u00a0450\u00a0000,00 ₽', 18_450_000],
    ['18\u202f450\u202f000 руб.', 18_450_000],
    ['45 000 руб/мес', 45_000],
    ['45 000 р. в мес.', 45_000],
    ['10.500.000', 10_500_000],
    ['10,500,000.00', 10_500_000],
    ['1.000.000,00', 1_000_000],
    ["1'500'000", 1_500_000],
    ['10.500', 10_500],
    ['Цена: 1 500', 1_500],
    ['007', 7],
    ['0', 0],
    ['абв', null],
    ['', null],
  ])('%j is the number %j', (text, number) => {
    expect(numberOf(draftOf(text, pasted))).toBe(number);
    expect(numberBefore(draftOf(text, pasted), true)).toBe(number);
  });

  it.each([
    ['12.5', 12.5, 12],
    ['12,5', 12.5, 12],
    ['1000.50', 1000.5, 1000],
    ['1 234,56 ₽', 1234.56, 1234],
    ['1e3', Number.NaN, 1],
    ['5 млн', Number.NaN, 5],
    ['-1500', -1500, null],
    ['−1 500 ₽', -1500, null],
    ['1-2', Number.NaN, 1],
    ['1.2.3', Number.NaN, 1],
    ['10.50.000', Number.NaN, 10],
    ['-', Number.NaN, null],
    ['-0', 0, null],
  ])('%j is not whole: all of it is %j, the number before the rest %j', (text, all, before) => {
    expect(numberOf(draftOf(text, pasted))).toBe(all);
    expect(numberBefore(draftOf(text, pasted), true)).toBe(before);
  });
});

it('three digits behind a typed point are a fraction, until there is another group', () => {
  expect(draftOf('12.345', typed)).toBe('12.345');
  expect(draftOf('12.345.', typed)).toBe('12.345.');
  expect(draftOf('12.345.678', typed)).toBe('12345678');
  expect(draftOf('12.345,', typed)).toBe('12345,');
});

it.each([
  ['', ''],
  ['999', '999'],
  ['1000', '1\u00a0000'],
  ['999999999999', '999\u00a0999\u00a0999\u00a0999'],
  ['1234,5678', '1\u00a0234,5678'],
  ['-1234567', '-1\u00a0234\u00a0567'],
  ['-123', '-123'],
  ['1500руб.', '1\u00a0500руб.'],
  ['45,', '45,'],
  [',5', ',5'],
])('%j are grouped', (draft, text) => expect(groupDigits(draft)).toBe(text));

it('the caret keeps the characters after it', () => {
  expect(caretBefore('1\u00a0500', 0)).toBe(5);
  expect(caretBefore('1\u00a0500', 2)).toBe(3);
  expect(caretBefore('1\u00a0500', 3)).toBe(1);
  expect(caretBefore('1\u00a0500', 4)).toBe(0);
  expect(caretBefore('', 3)).toBe(0);
});

describe('a number with a fraction', () => {
  it.each([
    ['45', '45', 45],
    ['45,', '45,', 45],
    ['45.5', '45,5', 45.5],
    ['45,50 м²', '45,50м²', 45.5],
    ['45 кв.м', '45кв.м', 45],
    ['1\u00a0234,5', '1234,5', 1234.5],
    ['1,234.5', '1234,5', 1234.5],
    ['1.234', '1,234', 1.234],
    ['045', '45', 45],
    ['0', '0', 0],
    ['0,5', '0,5', 0.5],
    [',', ',', null],
    ['4,5,6', '4,5,6', 4.5],
    ['-12', '-12', null],
    ['абв', '', null],
  ])('%j stands as %j and counts as %j', (text, draft, number) => {
    expect(draftOf(text, area)).toBe(draft);
    expect(numberBefore(draft, false)).toBe(number);
  });

  it.each(['45,50 м²', '45.5м2', '45,5 кв. м.'])('%j is understood with its unit', (text) => {
    expect(numberOf(draftOf(text, area))).toBe(45.5);
  });

  it('uses the requested decimal sign', () => {
    expect(draftOf('45,5', { ...area, sign: '.' })).toBe('45.5');
  });
});
