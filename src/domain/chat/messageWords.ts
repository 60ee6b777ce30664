import { chatLimits } from './chatLimits';

/** Letters of a word that are compared; the server keeps no more. */
const longest = 40;
/** What stands between words: spaces and marks. Migration 0042 of the example server has the same. */
const between = '\\s\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u2000-\\u206F\\u2116';
const word = new RegExp(`[^${between}]+`, 'gu');

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').slice(0, longest);

/** Returns the words that messages are searched for; none if all of them are too short. */
export function searchedWords(search: string): readonly string[] {
  const words = [...new Set(Array.from(search.matchAll(word), ([found]) => plain(found)))];
  return words.some(({ length }) => length >= chatLimits.searchFrom) ? words : [];
}

/** A piece of a message, and whether it was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Returns a text in pieces: beginnings of its words that were searched for, and what is between. */
export function foundParts(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (until: number, isFound: boolean) => {
    if (until > end) parts.push({ text: text.slice(end, until), isFound });
    end = Math.max(end, until);
  };
  for (const { 0: found, index } of text.matchAll(word)) {
    const own = plain(found);
    const length = Math.max(0, ...words.filter((one) => own.startsWith(one)).map((one) => one.length));
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(text.length, false);
  return parts;
}

/** Whether a message has all these words, or words that begin with them. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const own = Array.from(text.matchAll(word), ([found]) => plain(found));
  return words.length > 0 && words.every((one) => own.some((known) => known.startsWith(one)));
}
