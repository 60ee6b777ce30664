import type { TextRange } from './postingHint';

/** Abbreviations and names that are written so. */
const usual = new Set(
  (
    'МКАД ЕГРН ВДНХ ГОСТ СНИП ЗАГС ЮНЕСКО МГИМО МГТУ МИСИС НИИ ВТБ ПИК ЛСР ИКЕА АШАН ОБИ МЕТРО МЕГА ЦУМ ГУМ ЖКХ ЮЗАО СЗАО ЮВАО СВАО ЗЕЛАО ТИНАО ' +
    'ОСАГО НДФЛ ДОМРФ АИЖК МОЭК МОСГАЗ РОСРЕЕСТР СБЕР РАНХИГС МАДИ РУДН ВШЭ ДДУ ПСН ЕДДС ЗИЛ ВКО МФЦ БТИ УДК УДП ЦКБ КНП ФСО ФСБ МВД'
  ).split(' '),
);
const named = /(?:^|[\s(])(?:ЖК|МФК|БЦ|ТЦ|ТРЦ|ТРК|ТК|КП|ГК|парк|кинотеатр|театр|клуб|завод|фабрика|музей|магазин|стадион|арена)\s*$/iu;
const capitalWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}-]*(?![\p{L}\p{N}])/gu;
const vowel = /[АЕЁИОУЫЭЮЯ]/u;
/** Letters from which one word alone is a shout. */
const loud = 6;
/** Letters of a word that counts in a row of words. */
const counted = 4;

/** Finds words that are written in capitals for attention. Abbreviations, quoted names and names of estates are not meant. */
export function findCapitals(text: string): TextRange[] {
  const found: TextRange[] = [];
  let row: { readonly word: string; readonly start: number; readonly end: number }[] = [];
  const close = () => {
    const shouts = row.filter(({ word, start }) => isShout(text, word, start));
    const [first, last] = [shouts[0], shouts.at(-1)];
    if (first && last && (shouts.length > 1 || first.word.length >= loud)) found.push({ start: first.start, end: last.end });
    row = [];
  };
  for (const { 0: word, index } of text.matchAll(capitalWord)) {
    const last = row.at(-1);
    if (last && !/^[\s,.!?:–—-]{1,3}$/u.test(text.slice(last.end, index))) close();
    row.push({ word, start: index, end: index + word.length });
  }
  close();
  return found;
}

function isShout(text: string, word: string, start: number): boolean {
  const letters = word.replace(/[^А-ЯЁ]/gu, '');
  if (letters.length < counted || !vowel.test(letters) || usual.has(letters)) return false;
  const before = text.slice(Math.max(0, start - 60), start);
  // Inside quotes that have not been closed.
  const isQuoted = /[«„“][^»“”]*$/u.test(before) || /(?:^|\s)"[^"]*$/u.test(before);
  return !isQuoted && !named.test(before);
}
