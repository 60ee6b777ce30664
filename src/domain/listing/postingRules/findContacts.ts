import type { TextRange } from './postingHint';

/** Finds what matches: the group `it`, or the whole match. */
function findAll(text: string, pattern: RegExp): TextRange[] {
  return [...text.matchAll(pattern)].map(({ 0: match, 1: it, index }) => {
    const start = index + (it === undefined ? 0 : match.indexOf(it));
    return { start, end: start + (it ?? match).length };
  });
}

const edge = '(?<![\\p{L}\\p{N}_])';
const zones = 'ru|рф|com|net|org|info|biz|pro|me|su|moscow|online|site|shop|store|agency|realty|house|homes|club|top|xyz|link|io|app|by|kz';
/** A label of a domain. Everything that repeats has a bound: without one, a text of nothing else would be read again from each of its letters. */
const name = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
const labels = (separator: string) => `(?:${separator}${name}){0,10}`;

const emails = [
  new RegExp(`${edge}[\\w.+-]{1,64}\\s?(?:@|\\(at\\)|\\[at\\])\\s?${name}${labels('\\.')}\\.\\p{L}{2,63}`, 'giu'),
  // 'ivanov собака мэйл точка ру'
  new RegExp(`${edge}[\\p{L}\\p{N}._-]{1,64}\\s{1,9}собака\\s{1,9}[\\p{L}\\p{N}._-]{1,64}(?:\\s{1,9}точка\\s{1,9}\\p{L}{1,63})?`, 'giu'),
];

const links = [
  /(?:https?|hxxps?):\s?\/\/\S+/giu,
  new RegExp(`${edge}(?:w\\s?){3}\\s?\\.\\s?${name}${labels('\\s?\\.\\s?')}[^\\s,;)»"]*`, 'giu'),
  // A label of one letter is an abbreviation, except the sites that have one.
  new RegExp(`${edge}(?:t|${name}[\\p{L}\\p{N}])${labels('\\.')}\\.(?:${zones})(?![\\p{L}\\p{N}_-])(?:/[^\\s,;)»"]*)?`, 'giu'),
  new RegExp(`${edge}[a-z0-9-]{2,63}\\s?\\.\\s?(?:ru|com|net)(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`${edge}[\\p{L}\\p{N}-]{1,63}\\s{1,9}точка\\s{1,9}(?:ру|ком|рф|нет|ру|ru|com|me)(?![\\p{L}\\p{N}])`, 'giu'),
];

const contacting = `${edge}(?:(?:на|от|с)?пи[шс]|связ|свяж|(?:по)?звон|отвеч|ответ|стуч|ищите|сообщени)\\p{L}{0,9}`;
const filler = '(?:\\s{1,9}(?:мне|нам|меня|нас|лучше|только|можно|сразу|также|тоже|со|мной)){0,3}';
const other = '(?:тг|tg|вк|vk|телеграм\\p{L}{0,3}|telegram|в[ао]тсап\\p{L}{0,2}|whats\\s?app|вайбер\\p{L}{0,2}|viber)';
const max = '(мах|max|макс[еу]?)(?![\\p{L}\\p{N}])(?!\\.?\\s{0,9}(?:\\d|этаж|срок|сумм|цен|размер|скидк|комплект|качеств))';

const messengers = [
  new RegExp(
    `${edge}(?:what'?s?\\s?app|wats?app|в[ао]тс?[\\s-]?[аэ]пп?|вац[аэ]пп?|viber|вайбер|telegram|телеграмм?|скайп|skype|вконтакте|инстаграмм?|instagram)(?:[аеуы]|ом|е|чик\\p{L}*)?(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // 'тг: @name', 'пишите в тг'
  new RegExp(
    `(?:${edge}(?:в|мой|наш|есть|личк\\p{L}{1,2}|лс|сообщени\\p{L}{1,2}|групп\\p{L}{1,2}|страниц\\p{L}{1,2})\\s+)(тг|tg|вк|vk|wa)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // MAX beside a verb of writing or another messenger: 'макс.' alone is a maximum, or a name.
  new RegExp(`${contacting}${filler},?\\s{1,9}(?:в|через|по)\\s{1,9}«?${max}`, 'giu'),
  new RegExp(`${edge}(?:мы|я|есть)\\s{1,9}(?:в|на)\\s{1,9}(max|максе)(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`${edge}${other}(?:\\s{0,9}[,/]|\\s{1,9}(?:или|и|либо))\\s{0,9}(?:в\\s{1,9})?«?${max}`, 'giu'),
  new RegExp(`${edge}мессенджер\\p{L}{0,2}\\s{1,9}[«"]?${max}`, 'giu'),
  new RegExp(`${edge}(?:тг|tg|вк|vk|wa)\\s*[:\\-–—]\\s*@?[a-z0-9_]{3,}`, 'giu'),
  /(?<![\p{L}\p{N}_.])@[a-z][a-z0-9_]{3,31}(?![\p{L}\p{N}_@])(?!\.[\p{L}\p{N}])/giu,
];

/** Finds e-mail addresses, also those in words. */
export const findEmails = (text: string): TextRange[] => apart(emails.flatMap((pattern) => findAll(text, pattern)));

/** Finds addresses of sites, with or without `https`, spaced or in words. */
export const findLinks = (text: string): TextRange[] => apart(links.flatMap((pattern) => findAll(text, pattern)));

/** Finds messengers and the names that people have there. */
export const findMessengers = (text: string): TextRange[] => apart(messengers.flatMap((pattern) => findAll(text, pattern)));

/** Returns ranges in order; of those that overlap, the first and longest. */
export function apart(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  }
  return kept;
}
