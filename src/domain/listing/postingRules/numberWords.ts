/** Words for numbers, by what they stand for. */
const units: Readonly<Record<string, number>> = {
  ноль: 0,
  нуль: 0,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  // As they are misspelled, and in Latin letters.
  ноол: 0,
  адин: 1,
  адна: 1,
  чтыре: 4,
  чытыре: 4,
  шэсть: 6,
  шесь: 6,
  васемь: 8,
  восим: 8,
  восем: 8,
  девить: 9,
  nol: 0,
  odin: 1,
  dva: 2,
  tri: 3,
  chetyre: 4,
  pyat: 5,
  shest: 6,
  sem: 7,
  vosem: 8,
  devyat: 9,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const teens: Readonly<Record<string, number>> = {
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
};
const tens: Readonly<Record<string, number>> = {
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  писят: 50,
  пятдесят: 50,
  шесят: 60,
  шестдесят: 60,
  восемдесят: 80,
};
const hundreds: Readonly<Record<string, number>> = {
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
  пятсот: 500,
  шестсот: 600,
  семсот: 700,
  восемсот: 800,
  девятсот: 900,
  девяцот: 900,
};

const valueIn = (words: Readonly<Record<string, number>>, word: string | undefined) =>
  word !== undefined && Object.hasOwn(words, word) ? words[word] : undefined;

/** Reads the number that begins a list of words in lower case: 'девятьсот шестнадцать' is 916, two words long. Null if none begins there. */
export function numberInWords(words: readonly string[]): { readonly value: number; readonly length: number } | null {
  const hundred = valueIn(hundreds, words[0]);
  const rest = hundred === undefined ? words : words.slice(1);
  const taken = hundred === undefined ? 0 : 1;
  const base = hundred ?? 0;
  const teen = valueIn(teens, rest[0]);
  if (teen !== undefined) return { value: base + teen, length: taken + 1 };
  const ten = valueIn(tens, rest[0]);
  if (ten !== undefined) {
    const unit = valueIn(units, rest[1]);
    return unit ? { value: base + ten + unit, length: taken + 2 } : { value: base + ten, length: taken + 1 };
  }
  const unit = valueIn(units, rest[0]);
  // 'девятьсот ноль пять' is said digit by digit after the hundred: 9, 0, 5.
  if (hundred !== undefined && !unit) return { value: base, length: 1 };
  return unit === undefined ? null : { value: base + unit, length: taken + 1 };
}

/** The longest first: 'пятьсот' is not 'пять'. */
const names = Object.keys({ ...units, ...teens, ...tens, ...hundreds }).sort((a, b) => b.length - a.length);
const namesOnly = new RegExp(`^(?:${names.join('|')})+$`);
const eachName = new RegExp(names.join('|'), 'g');

/** Takes apart a word in lower case that is made of numbers alone: 'одиндватри' is 'один', 'два', 'три'. Any other word stays whole. */
export function apartInWord(word: string): readonly string[] {
  const parts = namesOnly.test(word) ? word.match(eachName) : null;
  return parts?.join('') === word ? parts : [word];
}
