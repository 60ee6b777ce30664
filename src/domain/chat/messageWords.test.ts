import { expect, it } from 'vitest';
import { foundParts, hasWords, searchedWords } from './messageWords';

it('words are searched for in small letters, each once; nothing but single letters is nothing', () => {
  expect(searchedWords('  Счётчики, И счетчики!  ')).toEqual(['счетчики', 'и']);
  expect(searchedWords('а б')).toEqual([]);
  expect(searchedWords('«…» — №')).toEqual([]);
  expect(searchedWords('2-комн.')).toEqual(['2', 'комн']);
  expect(searchedWords(`${'я'.repeat(60)}`)).toEqual(['я'.repeat(40)]);
});

it('a message is found by beginnings of its words, all of them', () => {
  const text = 'Ёлка стоит, «ремонт» — свежий';
  expect(hasWords(text, searchedWords('елк РЕМ'))).toBe(true);
  expect(hasWords(text, searchedWords('елк старый'))).toBe(false);
  expect(hasWords(text, searchedWords('монт'))).toBe(false);
  expect(hasWords(text, [])).toBe(false);
});

it('what was found is a separate piece, in the letters of the message', () => {
  const marked = (text: string, search: string) =>
    foundParts(text, searchedWords(search))
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join('');
  expect(marked('Ёлка: ремонт, ёлки', 'елк')).toBe('[Ёлк]а: ремонт, [ёлк]и');
  expect(marked('«Балкон»', 'балкон')).toBe('«[Балкон]»');
  expect(marked('ремонтная', 'рем ремонт')).toBe('[ремонт]ная');
  expect(marked('ничего', 'рем')).toBe('ничего');
});
