import { foldSpelling } from './foldSpelling';
import { apartInWord, numberInWords } from './numberWords';
import type { TextRange } from './postingHint';

/** Digits of a number, written or in words. */
interface Digits extends TextRange {
  readonly text: string;
  readonly isWord: boolean;
  /** Joined to the group before it by a sign that also makes lists and dates. */
  readonly isOdd: boolean;
}

/** Letters between digits that stand for one are read as they look. */
const written = /(?:(?<!\p{L})[OoОо]{1,2})?\d+(?:[OoОоЗзбlIi|SЧч]{1,2}\d+)*(?:[OoОо]{1,2}(?!\p{L}))?/gu;
const alike: readonly (readonly [RegExp, string])[] = [
  [/[OoОо]/g, '0'],
  [/[Зз]/g, '3'],
  [/б/g, '6'],
  [/[lIi|]/g, '1'],
  [/S/g, '5'],
  [/[Чч]/g, '4'],
];
const digitsIn = (text: string) => alike.reduce((read, [letters, digit]) => read.replace(letters, digit), text);
/** A group of digits and of letters that look like them; one of such letters alone stands between other groups: '8 9l6 5ЧЗ OI 27'. */
const lookAlike =
  /(?<![\p{L}\p{N}])(?:(?=[OoОоЗзбlIiSЧч]*\d)[\dOoОоЗзбlIiSЧч]{2,11}|(?<=[\dOoОоЗзбlIiSЧч][\s\-–—.()]{1,2})[OoОоЗзбlIiSЧч]{2,4}(?=[\s\-–—.()]{1,2}[\dOoОоЗзбlIiSЧч]))(?![\p{L}\p{N}])/gu;
const word = /\p{L}+/gu;
/** What may stand between the groups of one number; a comma may do so only beside words. */
const gap = /^(?:[\s\-‐‑‒–—.()*_•·\u200B]|\uFE0F|\u20E3){0,4}$/u;
/** 'восемь, потом 916, тире 555' */
const gapInWords = /^[\s\-–—.,;()]{1,4}(?:(?:тире|дефис|минус|пробел|скобк[аи]|потом|дальше|далее|затем|и)[\s\-–—.,;()]{1,4}){1,2}$/iu;
const gapOfList = /^(?:\s?[/\\=~+:|#^'"]{1,2}\s?|[,;]{1,2})$/u;
/** Groups as people write numbers: with other signs between them, anything else is a list, a date or an address. */
const usual = /^(?:1,)?3,(?:3,(?:2,2|4)|7)$|^4,3,(?:2,2|4)$|^1(?:,1){9,10}$/;
const gapOfWords = /^[\s\-‐‑‒–—.,;()*_•·]{1,4}$/u;
/** Russian mobile numbers, those of Moscow, and free ones. */
const national = /^(?:9\d{9}|49[589]\d{7}|800\d{7})$/;
const unitAfter = /^\s*(?:₽|руб|р\b|р\.|тыс|млн|млрд|м²|м2|кв|евро|\$|€)/iu;
const invitation =
  /(?:тел(?:ефон\p{L}*|\.)?|моб(?:ильн\p{L}*|\.)?|звон\p{L}*|набира\p{L}*|номер\p{L}*)(?:\s+(?:мне|нам|по|номеру|телефону|лично))*\s*[:.,№\-–—]*\s*$/iu;

/** Finds phone numbers in a text: in digits however they are grouped, in words, or in both. Prices, areas, dates and numbers of registers are none. */
export function findPhones(typed: string): TextRange[] {
  const { text, placeOf } = foldSpelling(typed);
  const read = text.replace(lookAlike, (group) => digitsIn(group));
  const found = phonesIn(text);
  // What has the same length stands at the same place.
  const others = read === text ? [] : phonesIn(read).filter(({ start, end }) => !found.some((one) => start < one.end && one.start < end));
  return [...found, ...others].sort((one, next) => one.start - next.start).map(placeOf);
}

function phonesIn(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const run of runsOf(text)) {
    for (let from = 0; from < run.length; from += 1) {
      const size = phoneAt(text, run.slice(from));
      const [first, last] = [run[from], run[from + size - 1]];
      if (size === 0 || !first || !last) continue;
      const plus = /[+(]*$/u.exec(text.slice(0, first.start))?.[0].length ?? 0;
      found.push({ start: first.start - plus, end: last.end });
      from += size - 1;
    }
  }
  return found;
}

/** Returns how many groups at the beginning are a phone number; 0 for none. */
function phoneAt(text: string, groups: readonly Digits[]): number {
  let digits = '';
  for (let size = 1; size <= groups.length; size += 1) {
    const parts = groups.slice(0, size);
    digits += parts.at(-1)?.text ?? '';
    if (digits.length > 11) return 0;
    const next = groups[size];
    const couldGoOn = next !== undefined && digits.length + next.text.length <= 11 && digits.length < 10;
    if (couldGoOn) continue;
    if (isPhone(text, parts, digits)) return size;
  }
  return 0;
}

function isPhone(text: string, parts: readonly Digits[], digits: string): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return false;
  const [before, after] = [text.slice(Math.max(0, first.start - 40), first.start), text.slice(last.end)];
  // '77:01:0001:8916…' is a number of the register, '50-8916…' a part of a longer one.
  if (/\d:\s*$/u.test(before) || /^:\d/u.test(after) || unitAfter.test(after)) return false;
  if (digits.length !== 11 && (/\d\/\s*$/u.test(before) || /^\/\d/u.test(after))) return false;
  const lengths = parts.map((part) => part.text.length);
  if (parts.slice(1).some(({ isOdd }) => isOdd) && !usual.test(lengths.join())) return false;
  if (digits.length === 11) {
    if (!/^[78]/.test(digits) || !national.test(digits.slice(1))) return false;
    // '8 916…', '8916…'; not '89 1655', which is a list of numbers, unless all are pairs of words.
    return lengths[0] === 1 || (lengths[0] ?? 0) >= 4 || parts.some(({ isWord }) => isWord);
  }
  if (digits.length === 10) {
    if (!national.test(digits)) return false;
    const isSpaced = lengths.every((length) => length === 1);
    return isSpaced || lengths.length === 1 || lengths[0] === 3 || (parts.every(({ isWord }) => isWord) && lengths[0] !== 2);
  }
  if (digits.length !== 7) return false;
  const isLocal = parts.length === 3 && lengths.join() === '3,2,2' && /^\d{3}-\d{2}-\d{2}$/.test(text.slice(first.start, last.end));
  return isLocal || invitation.test(before);
}

/** Returns groups of digits that could belong to one number. */
function runsOf(text: string): Digits[][] {
  const runs: Digits[][] = [];
  let last: Digits | undefined;
  for (const group of digitsOf(text)) {
    const between = last && text.slice(last.end, group.start);
    const isJoined =
      last !== undefined &&
      between !== undefined &&
      (gap.test(between) || gapInWords.test(between) || ((last.isWord || group.isWord) && gapOfWords.test(between)));
    const isOdd = !isJoined && between !== undefined && gapOfList.test(between);
    const run = isJoined || isOdd ? runs.at(-1) : undefined;
    const sum = isJoined && run && last ? sumOf(last, group) : null;
    if (run && sum) run[run.length - 1] = sum;
    else if (run) run.push({ ...group, isOdd });
    else runs.push([group]);
    last = sum ?? group;
  }
  return runs;
}

/** 'девятьсот 16' is 916, 'двадцать 7' is 27. */
function sumOf(one: Digits, next: Digits): Digits | null {
  const zeros = /^[1-9](0{1,2})$/.exec(one.text)?.[1]?.length;
  if (!one.isWord || next.isWord || next.text.length !== zeros) return null;
  return { start: one.start, end: next.end, text: `${one.text[0]}${next.text}`, isWord: true, isOdd: one.isOdd };
}

function digitsOf(text: string): Digits[] {
  const found: Digits[] = [];
  for (const { 0: match, index } of text.matchAll(written)) {
    found.push({ start: index, end: index + match.length, text: digitsIn(match), isWord: false, isOdd: false });
  }
  const words = [...text.matchAll(word)].flatMap(({ 0: match, index }) => {
    let end = index;
    return apartInWord(match.toLowerCase()).map((part) => ({ match: part, index: end, end: (end += part.length) }));
  });
  for (let at = 0; at < words.length; at += 1) {
    const number = numberInWords(words.slice(at, at + 3).map(({ match }) => match));
    const [first, last] = [words[at], words[at + (number?.length ?? 1) - 1]];
    if (!number || !first || !last) continue;
    // Words with something between them are separate numbers.
    const isPlain = /^[\p{L}\s-]+$/u.test(text.slice(first.index, last.end));
    const single = isPlain ? number : numberInWords([first.match]);
    const end = isPlain ? last.end : first.end;
    if (!single) continue;
    found.push({ start: first.index, end, text: String(single.value), isWord: true, isOdd: false });
    at += single.length - 1;
  }
  return found.sort((a, b) => a.start - b.start);
}
