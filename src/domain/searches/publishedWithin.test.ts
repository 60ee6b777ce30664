import { expect, test } from 'vitest';
import { longestNew, readPublishedWithin } from './publishedWithin';

test.each([
  ['', null],
  ['1', 1],
  ['86400', 86_400],
  [`${longestNew}`, longestNew],
  [`${longestNew + 1}`, 'invalid'],
  ['0', 'invalid'],
  ['-5', 'invalid'],
  ['1.5', 'invalid'],
  ['1e3', 'invalid'],
  ['сутки', 'invalid'],
])('"%s" is %s', (text, span) => {
  expect(readPublishedWithin(new URLSearchParams({ published_within: text }))).toBe(span);
});
