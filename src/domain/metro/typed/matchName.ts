import { foldStationName } from '../stationName';
import { editsToStart } from './editsToStart';
import { soundOf, type TypedWord } from './readPlace';
import { areForms } from './wordForms';

/** How well typed words name a place: the lower the better, each number before the next. */
export type Match = readonly [unnamed: number, changed: number, later: number];

const wordsByName = new Map<string, readonly string[]>();

/** Returns the words of a name, with its digits. */
export function nameWords(name: string): readonly string[] {
  let words = wordsByName.get(name);
  if (!words) {
    words = foldStationName(name).match(/[а-я0-9a-z]+/g) ?? [];
    wordsByName.set(name, words);
  }
  return words;
}

/** Returns how well the words name a place; null if one of them is not in its name. Words may be left out, declined, cut, or in another order. */
export function matchName(typed: readonly TypedWord[], name: string, compare: Compare = asWritten): Match | null {
  const words = nameWords(name);
  const used = new Set<number>();
  let changed = 0;
  let lastPlace = -1;
  for (const one of typed) {
    const { word, isCut } = one;
    const isLast = one === typed.at(-1);
    let best: readonly [cost: number, place: number] | null = null;
    let place = -1;
    for (const other of words) {
      place += 1;
      if (used.has(place)) continue;
      const cost = compare(word, other, isCut || (isLast && word.length > 2));
      if (cost !== null && (!best || cost < best[0])) best = [cost, place];
    }
    if (!best) return null;
    used.add(best[1]);
    changed += best[0] + (best[1] < lastPlace ? 1 : 0);
    lastPlace = best[1];
  }
  // 'имени' and 'года' distinguish nothing.
  const unnamed = words.filter((word, place) => !used.has(place) && !fillers.has(word)).length;
  return used.size === 0 ? null : [unnamed, changed, Math.min(...used)];
}

const fillers = new Set(['имени', 'года', 'улица', 'академика', 'адмирала', 'генерала']);

/** Returns what is different in a typed word and a word of a name, 0 if nothing is; null if they are not the same word. */
export type Compare = (typed: string, word: string, mayBeCut: boolean) => number | null;

export const asWritten: Compare = (typed, word, mayBeCut) => {
  if (typed === word) return 0;
  return (mayBeCut && word.startsWith(typed)) || areForms(typed, word) ? 1 : null;
};

export const bySound: Compare = (typed, word, mayBeCut) => asWritten(soundOf(typed), soundOf(word), mayBeCut);

/** A word of five letters may have one wrong, one of eight two. */
export const withErrors: Compare = (typed, word, mayBeCut) => {
  const allowed = typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2;
  const edits = Math.abs(typed.length - word.length) > allowed ? allowed + 1 : editsToStart(typed, word);
  return asWritten(typed, word, mayBeCut) ?? (edits <= allowed ? 1 + edits : null);
};

/** Returns whether the first match is the better one, for sorting. */
export function compareMatches(one: Match, other: Match): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
