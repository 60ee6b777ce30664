import type { TextRange } from './postingHint';

/** A text as its reader understands it, which knows where each of its characters was. */
export interface FoldedText {
  readonly text: string;
  /** Returns the place in the original text. */
  placeOf(range: TextRange): TextRange;
}

interface Folded {
  readonly text: string;
  /** Of each character of `text`: where it begins and ends in the original. */
  readonly places: readonly TextRange[];
}

/** Joiners, marks of direction, variation selectors, keycaps and accents. */
const invisible = /^[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0]$/u;
/** What nearly every text is made of is read as it is. */
const usual = /^[\n\x20-\x7e\u0410-\u044fЁё«»—–]$/;
const composed: Readonly<Record<string, string>> = { 'и\u0306': 'й', 'И\u0306': 'Й', 'е\u0308': 'ё', 'Е\u0308': 'Ё' };
const foldable = /^[\p{L}\p{N}\u2024\u24b6-\u24e9\ufe50-\ufe6b\uff01-\uff5e\u{1f130}-\u{1f149}]$/u;
const plain = /^[\p{L}\p{Nd}\x21-\x7e]{1,3}$/u;
const punctuation: Readonly<Record<string, string>> = { '。': '.', '｡': '.', '∙': '.', '−': '-', '∕': '/', '⁄': '/' };
/** Digits in circles that Unicode does not relate to digits: each first one is 1. */
const circled = [0x2776, 0x2780, 0x278a, 0x24f5];
/** The same of letters: each first one is A. */
const framed = [0x1f150, 0x1f170];

const latinAlike = 'aABcCeEhHkKmMnoOpPrtTuxXyYαορετκνΑΒΕΗΚΜΝΟΡΤΧ';
const cyrillicAlike = 'аАВсСеЕнНкКмМпоОрРгтТихХуУаореткнАВЕНКМНОРТХ';
const latinOf = new Map([...cyrillicAlike].map((letter, index) => [letter, latinAlike[index] ?? letter] as const).reverse());
const cyrillicOf = new Map([...latinAlike].map((letter, index) => [letter, cyrillicAlike[index] ?? letter] as const));
const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);

/** Returns the digit or letter that a sign stands for; any other character as it is. */
function plainOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x24ff) return '0';
  const first = circled.find((one) => code >= one && code < one + 9);
  if (first !== undefined) return String(code - first + 1);
  const letterA = framed.find((one) => code >= one && code < one + 26);
  if (letterA !== undefined) return String.fromCodePoint(code - letterA + 0x41);
  if (!/^\p{Nd}$/u.test(character) || /^\d$/.test(character)) return character;
  // Digits of a script stand in tens.
  let before = 0;
  while (before < 100 && /^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Returns how one character is read. The ² of m² is no digit. */
function readCharacter(character: string, before: string): string {
  if (/^[²³]$/.test(character) && /[мmc]$/i.test(before)) return character;
  const compatible = foldable.test(character) ? character.normalize('NFKC') : character;
  const read = plain.test(compatible) ? compatible : character;
  return punctuation[read] ?? ([...read].length === 1 ? plainOf(read) : read);
}

function folded(original: string): Folded {
  // Not one string that grows: to look at its end would copy it each time.
  const units: string[] = [];
  const places: TextRange[] = [];
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    const last = places.at(-1);
    const isPlain = usual.test(character);
    if (!isPlain && invisible.test(character)) {
      if (last) places[places.length - 1] = { ...last, end };
      const joint = composed[`${units.at(-1) ?? ''}${character}`];
      if (joint) units[units.length - 1] = joint;
    } else {
      const read = isPlain ? character : readCharacter(character, units.at(-1) ?? '');
      for (let unit = 0; unit < read.length; unit += 1) {
        units.push(read.charAt(unit));
        places.push({ start: at, end });
      }
    }
    at = end;
  }
  return { text: units.join(''), places };
}

const ofOneAlphabet = /^(?:[а-яё]+|[a-z]+)$/i;

/** Letters of two alphabets in one word: those that look like letters of the other are read as such. */
function oneAlphabet(word: string): string {
  if (ofOneAlphabet.test(word)) return word;
  const letters = [...word];
  const [own, foreign] = [letters.filter(isCyrillic), letters.filter((letter) => !isCyrillic(letter))];
  if (own.length === 0 || foreign.length === 0) return word;
  if (foreign.every((letter) => cyrillicOf.has(letter))) return letters.map((letter) => cyrillicOf.get(letter) ?? letter).join('');
  if (own.every((letter) => latinOf.has(letter))) return letters.map((letter) => latinOf.get(letter) ?? letter).join('');
  return word;
}

function replaced(original: Folded, pattern: RegExp, replacement: (match: string) => string): Folded {
  const { text, places } = original;
  let read = '';
  const kept: TextRange[] = [];
  let from = 0;
  const take = (until: number) => {
    read += text.slice(from, until);
    for (let unit = from; unit < until; unit += 1) kept.push(places[unit] ?? { start: 0, end: 0 });
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const put = replacement(match);
    if (put === match) continue;
    take(index);
    from = index + match.length;
    const place = { start: places[index]?.start ?? 0, end: places[from - 1]?.end ?? 0 };
    // What has the same length changes letter by letter.
    for (let unit = 0; unit < put.length; unit += 1) kept.push((put.length === match.length && places[index + unit]) || place);
    read += put;
  }
  if (from === 0) return original;
  take(text.length);
  return { text: read, places: kept };
}

const word = /\p{L}+/gu;
const withOneAlphabet = (folded: Folded) => replaced(folded, word, oneAlphabet);

/** A space that was pasted as markup is one. */
const plainSpaces = (text: string) => replaced(folded(text), /&nbsp;/giu, () => ' ');

function foldedTextOf({ text, places }: Folded): FoldedText {
  return {
    text,
    placeOf: ({ start, end }) => ({ start: places[start]?.start ?? 0, end: places[end - 1]?.end ?? 0 }),
  };
}

/** Letters with one sign between each two: 'т.е.л.е.г.р.а.м', 'a n n a @ m a i l . r u'. */
const spaced = /(?<![\p{L}\p{N}])\p{L}(?:[\s.\-–—_*|/,]\p{L}){3,40}(?![\p{L}\p{N}])|(?<!\S)[^\s\d](?: \S){5,60}(?!\S)/gu;
const signs: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '1': 'i', '4': 'a', '@': 'a', $: 's', '!': 'i' };

/** Reads a text without what hides its characters: invisible ones, other shapes of digits and letters, letters of another alphabet. */
export const foldSpelling = (text: string): FoldedText => foldedTextOf(withOneAlphabet(plainSpaces(text)));

/** The last text with its readings: several finders ask for them one after another. */
let last: { readonly text: string; readonly readings: readonly FoldedText[] } | null = null;

/** The same, and readings of words whose letters stand apart, are signs, or have signs between them. */
export function readings(text: string): readonly FoldedText[] {
  if (last?.text !== text) last = { text, readings: readAll(text) };
  return last.readings;
}

function readAll(text: string): readonly FoldedText[] {
  const characters = plainSpaces(text);
  const base = withOneAlphabet(characters);
  const signed = replaced(characters, /(?<=\p{L})[0134@$!](?=\p{L})/gu, (sign) => signs[sign] ?? sign);
  const others = [
    replaced(base, spaced, (match) => match.replace(/(?<=[^\s])[\s\-–—_*|/,](?=[^\s])|(?<=\p{L})\.(?=\p{L}(?:\.|$))/gu, '')),
    withOneAlphabet(signed),
    replaced(withOneAlphabet(signed), /(?<=\p{L}{2})[^\p{L}\p{N}\s@]{1,2}(?=\p{L}{2})/gu, () => ''),
  ];
  return [
    base,
    ...others.filter(({ text: other }, index) => other !== base.text && others.findIndex((one) => one.text === other) === index),
  ].map(foldedTextOf);
}
