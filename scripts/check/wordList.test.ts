import { expect, test } from 'vitest';
import { findWords } from './wordList';

test('finds a listed word with its line', () => {
  expect(findWords('one\nasked anew\n')).toEqual([{ line: 2, word: 'anew', instead: 'again, new' }]);
});

test('finds words inside names', () => {
  expect(findWords('const watchDeeds = 1;').map(({ word }) => word)).toEqual(['Deeds']);
  expect(findWords('claimHeadStart()').map(({ word }) => word)).toEqual(['Head Start']);
});

test('leaves ordinary words alone', () => {
  expect(findWords('renewed; indeed; commended')).toEqual([]);
});

test('wants "Returns" at the beginning of a docstring', () => {
  expect(findWords('/** Answers the page. */').map(({ instead }) => instead)).toEqual(['Returns']);
  expect(findWords('/** The questions and Answers of the FAQ. */')).toEqual([]);
});
