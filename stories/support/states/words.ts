/** Words that a query may do without. */
const small = new Set([
  'на',
  'в',
  'во',
  'с',
  'со',
  'и',
  'у',
  'к',
  'по',
  'для',
  'a',
  'an',
  'the',
  'on',
  'in',
  'of',
  'at',
  'and',
  'with',
  'for',
  'тема',
  'теме',
  'theme',
]);

/** Stems that mean the same in the names of states. */
const same: readonly (readonly string[])[] = [
  ['offline', 'connection', 'network', 'интернет', 'сет'],
  ['error', 'failed', 'ошибк', 'сбой'],
  ['loading', 'skeleton', 'загрузк', 'загружа', 'скелет'],
  ['empty', 'nothing', 'пуст', 'ничего'],
  ['dark', 'темн', 'ночн'],
  ['phone', 'mobile', 'телефон', 'мобильн'],
  ['tablet', 'планшет'],
  ['404', 'notfound'],
];

const ending =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ых|их|ой|ый|ий|ая|яя|ое|ее|ые|ие|ию|ия|ии|ов|ев|ах|ях|ам|ям|ом|ем|ей|ую|юю|а|я|о|е|ы|и|у|ю|ь|й)$/;

/** Lower case, without the difference of ё and е, one space between words. */
export function phrase(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();
}

export function wordsOf(text: string): readonly string[] {
  return phrase(text).match(/[\p{L}\p{N}§]+/gu) ?? [];
}

const stemOf = (word: string) => (word.length > 3 ? word.replace(ending, '') : word);

/** Returns the words of a query without their Russian endings: «карте» and «карта» are one. */
export function stemsOf(query: string): string[] {
  const words = wordsOf(query);
  const large = words.filter((word) => !small.has(word));
  return (large.length > 0 ? large : words).map(stemOf);
}

/** Whether a word begins with the stem, or with one that means the same. */
export function contains(words: readonly string[], stem: string): boolean {
  const stems = [stem, ...(same.find((group) => group.some((one) => one.length <= stem.length && stem.startsWith(one))) ?? [])];
  return words.some((word) => stems.some((one) => word.startsWith(one)));
}

/** Whether the stem is a whole word, as «карт» is of «карта» and not of «карточка». */
export function containsWhole(words: readonly string[], stem: string): boolean {
  return words.some((word) => stemOf(word) === stem);
}
