import { foldSpelling, readings } from './foldSpelling';
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
const end = '(?![\\p{L}\\p{N}])';
/** 'точка ру', '(dot) com'. */
const dot = '\\s{0,9}[(\\[{]?\\s?(?:точк[аи]|тчк|т-ка|dot|tochka)\\s?[)\\]}]?\\s{0,9}';
const spokenZones = '(?:ру|ком|рф|нет|орг|инфо|ми|ме|ru|com|net|org|me|io|pro)';
const at = '(?:собак[аи]|собачк[аи]|sobaka|гав)';
/** Services of mail as they are said; 'почта' would be a word of many texts. */
const providers =
  '(?:г?мэ?[еэ]?[йи]л|г?мыло|gmail|mail|яндекс|yandex|ya|бк|bk|инбокс|inbox|рамблер|rambler|хотмейл|hotmail|аутлук|outlook|icloud|айклауд|proton(?:mail)?)';

const emails = [
  new RegExp(
    `${edge}[\\w.+-]{1,64}\\s?(?:@|[(\\[{<]\\s?(?:at|a|ат|эт|${at})\\s?[)\\]}>])\\s?${name}${labels('\\.')}(?:\\.\\p{L}{2,63}|(?:\\s\\.\\s?|\\.\\s|${dot})${spokenZones}${end})`,
    'giu',
  ),
  // 'ivanov@mail' without the rest
  new RegExp(`${edge}[\\w.+-]{1,64}@[a-z][a-z0-9-]{1,62}(?![\\p{L}\\p{N}_.-])`, 'giu'),
  // 'ivanov собака мэйл точка ру'; a dog of the neighbours is none
  new RegExp(
    `${edge}[\\p{L}\\p{N}._-]{1,64}\\s{1,9}[(\\[]?${at}[)\\]]?\\s{1,9}(?:${providers}${end}|[a-z][a-z0-9-]{0,62}[._\\d][a-z0-9._-]{1,62}|[\\p{L}\\p{N}-]{2,64}(?=${dot}))(?:(?:${dot}|\\s{0,9}\\.\\s{0,9}|\\s{1,9})${spokenZones}${end})?`,
    'giu',
  ),
  new RegExp(`${edge}[a-z0-9._-]{2,64}\\s{1,3}at\\s{1,3}[a-z0-9-]{2,62}\\s{1,3}(?:dot\\s{1,3})?(?:ru|com|net|org)${end}`, 'giu'),
];

const links = [
  /(?:https?|hxxps?|х?ттпс?|tg|viber|whatsapp):\s?\/\s?\/\s?\S+/giu,
  new RegExp(`${edge}(?:w\\s?){3}\\s?\\.\\s?${name}${labels('\\s?\\.\\s?')}[^\\s,;)»"]*`, 'giu'),
  new RegExp(`${edge}www\\s{1,3}[a-z0-9-]{2,62}\\s{1,3}(?:ru|com|рф|ру)${end}`, 'giu'),
  // A label of one letter is an abbreviation, except the sites that have one.
  new RegExp(`${edge}(?:t|${name}[\\p{L}\\p{N}])${labels('\\.')}\\.(?:${zones})(?![\\p{L}\\p{N}_-])(?:/[^\\s,;)»"]*)?`, 'giu'),
  new RegExp(`${edge}[a-z0-9-]{2,63}\\s?\\.\\s?(?:ru|com|net)${end}`, 'giu'),
  new RegExp(`${edge}[a-z0-9-]{1,63}\\s?[(\\[{]\\s?\\.\\s?[)\\]}]\\s?(?:${zones})${end}`, 'giu'),
  new RegExp(`${edge}[\\p{L}\\p{N}-]{1,63}${dot}${spokenZones}${end}(?:\\s?/\\s?[\\w-]{1,64})?`, 'giu'),
  // The short addresses of messengers, however their dot is written.
  new RegExp(`${edge}(?:t|т|wa|vk|вк)\\s?[.,]?\\s?(?:me|ме|com|ком)\\s?/\\s?[^\\s,;)»"]+`, 'giu'),
  new RegExp(`${edge}(?:vk|вк)\\s{1,3}(?:com|ком)\\s{1,3}[a-z0-9_.]{3,32}${end}`, 'giu'),
];

const contacting = `${edge}(?:(?:на|от|с)?пи[шс]|связ|свяж|(?:по)?звон|отвеч|ответ|стуч|ищите|найд|найти|сообщени)\\p{L}{0,9}`;
const filler = '(?:\\s{1,9}(?:мне|нам|меня|нас|лучше|только|можно|сразу|также|тоже|со|мной)){0,3}';
const whatsapp =
  "(?:wh?[ao]t'?s?\\s?app?|wats?app|(?:в|у|ву)[аоэ]т\\s?[сц]\\s?[аэоя]пп?|в[ао]т[\\s-]?[аэ]пп?|в[ао]тс?[\\s-]?[аэ]пп?|[ву][ао][дц][\\s-]?[аэ]пп?)";
const telegram = '(?:telegramm?|telega|т[еэи]л[еэи]\\s?гр[аэ]мм?|тлгрм?|tlgrm?)';
const other = `(?:тг|tg|вк|vk|телеграм\\p{L}{0,3}|telegram|${whatsapp}\\p{L}{0,2}|вайбер\\p{L}{0,2}|viber)`;
const max = '(мах|max|макс[еу]?)(?![\\p{L}\\p{N}])(?!\\.?\\s{0,9}(?:\\d|этаж|срок|сумм|цен|размер|скидк|комплект|качеств))';
const short = '(тл?г|tl?g|вк|vk|bk|wa|телег[аеуи]|инст[аеу]|ватс|вотс)';

const messengers = [
  new RegExp(
    `${edge}(?:${whatsapp}|vatsap|viber|ва?[йи]бер|дискорд|discord|${telegram}|скайп|skype|вконтакте|инстаграмм?|instagram|фейсбук|facebook)(?:[аеуы]|ом|е|[чк]\\p{L}*)?${end}`,
    'giu',
  ),
  // 'тг: @name', 'пишите в тг'
  new RegExp(
    `(?:${edge}(?:в|на|мой|моя|наш|есть|личк\\p{L}{1,2}|лс|сообщени\\p{L}{1,2}|групп\\p{L}{1,2}|страниц\\p{L}{1,2})\\s+)${short}${end}`,
    'giu',
  ),
  new RegExp(`${contacting}${filler},?\\s{1,9}(?:(?:в|на|через|по)\\s{1,9})?«?${short}${end}`, 'giu'),
  new RegExp(`${contacting}${filler},?\\s{1,9}в\\s(контакте)${end}`, 'giu'),
  // MAX beside a verb of writing or another messenger: 'макс.' alone is a maximum, or a name.
  new RegExp(`${contacting}${filler},?\\s{1,9}(?:в|через|по)\\s{1,9}«?${max}`, 'giu'),
  new RegExp(`${edge}(?:мы|я|есть)\\s{1,9}(?:в|на)\\s{1,9}(max|максе)(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`${edge}${other}(?:\\s{0,9}[,/]|\\s{1,9}(?:или|и|либо))\\s{0,9}(?:в\\s{1,9})?«?${max}`, 'giu'),
  new RegExp(`${edge}мессенджер\\p{L}{0,2}\\s{1,9}[«"]?${max}`, 'giu'),
  new RegExp(`${edge}(?:тл?г|tl?g|вк|vk|wa|max|телега|инста|inst)\\s{0,9}[:\\-–—]\\s{0,9}@?[a-z0-9_]{3,}`, 'giu'),
  new RegExp(`${edge}(?:тл?г|tl?g|вк|vk|инста|телега)\\s{1,9}@?[a-z][a-z0-9_]{3,31}${end}`, 'giu'),
  new RegExp(`${edge}(?:ник(?:у|ом)?|никнейм|nick(?:name)?|логин|login)\\s{0,9}[:\\-–—]?\\s{0,9}@?[a-z][a-z0-9_.]{3,31}${end}`, 'giu'),
  // 'т.г.' alone is this year; what has an underscore or a digit is a nick.
  new RegExp(`${edge}т(?:\\s?\\.\\s?|\\s)г(?:\\s?\\.)?\\s?:?\\s{0,3}@?[a-z][a-z0-9]{0,31}[_\\d][a-z0-9_]{0,31}${end}`, 'giu'),
  /(?<![\p{L}\p{N}_.])@[a-z][a-z0-9_]{3,31}(?:\.[a-z0-9_]{1,31})?(?![\p{L}\p{N}_@])/giu,
  // The sign apart or in words: what has an underscore or a digit is a nick, no breed.
  new RegExp(`(?<![\\p{L}\\p{N}_.])(?:@|${at})\\s{1,3}[a-z][a-z0-9]{0,31}[_\\d][a-z0-9_]{0,31}${end}`, 'giu'),
];

const findIn = (text: string, patterns: readonly RegExp[], read: (text: string) => readonly ReturnType<typeof foldSpelling>[]) =>
  apart(read(text).flatMap((reading) => patterns.flatMap((pattern) => findAll(reading.text, pattern)).map(reading.placeOf)));

/** Finds e-mail addresses, also those in words. */
export const findEmails = (text: string): TextRange[] => findIn(text, emails, (it) => readings(it).slice(0, 2));

/** Finds addresses of sites, with or without `https`, spaced or in words. */
export const findLinks = (text: string): TextRange[] => findIn(text, links, (it) => readings(it).slice(0, 2));

/** Finds messengers and the names that people have there. */
export const findMessengers = (text: string): TextRange[] => findIn(text, messengers, readings);

/** Returns ranges in order; of those that overlap, the first and longest. */
export function apart(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  }
  return kept;
}
