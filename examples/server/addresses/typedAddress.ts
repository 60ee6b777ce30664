import { addressLimits } from '../../../src/domain/address/addressLimits';
import { foldLetters, foldWords } from '../../../src/domain/address/foldWords';
import { fromLatin } from '../../../src/domain/address/fromLatin';
import { foldHouse, readHouse, type TypedHouse } from '../../../src/domain/address/houseNumber';
import { typesOf } from '../../../src/domain/address/streetTypes';
import { withNumbers } from './numberWords';

/** One way to read a typed address. */
export interface TypedAddress {
  /** Words of the street or the settlement, folded. */
  readonly words: readonly string[];
  /** Types of the street that are meant; empty if none is named. */
  readonly types: readonly string[];
  readonly house: TypedHouse | null;
}

/** Words that every address has. */
const noise = new Set([
  'г',
  'гор',
  'город',
  'москва',
  'москве',
  'мск',
  'россия',
  'рф',
  'пос',
  'поселок',
  'д',
  'дер',
  'деревня',
  'поселение',
  'п',
  'на',
]);
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** Returns the ways to read what was typed, those with a house first: '9 парковая 12' and 'улица 1905 года' have more than one. */
export function readTyped(query: string): TypedAddress[] {
  const typed = query.slice(0, addressLimits.queryLength).toLowerCase();
  // The wrong keyboard, or the Latin letters that stand for Russian ones: whichever is a street.
  const texts = new Set([fromLatin(typed), inCyrillic(typed)]);
  return [...texts].flatMap((text) => {
    const tokens = tokensOf(text);
    // 'Арбат, 20, Москва'
    while (tokens.length > 1 && noise.has(tokens.at(-1) ?? '')) tokens.pop();
    const counted = withNumbers(tokens);
    return [...readings(tokens), ...(counted.join(' ') === tokens.join(' ') ? [] : readings(counted))];
  });
}

function tokensOf(text: string): string[] {
  return (
    foldLetters(text)
      .replace(/[^a-zа-я0-9/\s-]+/g, ' ')
      // Entrance and floor are of no house.
      .replace(/ (?:подъезд|под|этаж|эт)\s*\d+(?![а-я\d])/g, ' ')
      // 'арбат20'
      .replace(/(?<=(?:^|\s)[а-я]{4,})(?=\d)/g, ' ')
      .split(/\s+/)
      .map((token) => token.replace(/^[-/]+|[-/]+$/g, ''))
      // '20A' with a Latin letter.
      .map((token) => (/^\d/.test(token) ? foldHouse(token) : token))
      .filter((token) => token !== '')
  );
}

function readings(tokens: readonly string[]): TypedAddress[] {
  const found: TypedAddress[] = [];
  for (let split = 0; split < tokens.length; split++) {
    const house = readHouse(tokens.slice(split));
    if (house) found.push({ ...streetOf(tokens.slice(0, split)), house });
  }
  // '12 тверская', 'д 12 тверская'.
  for (const length of [1, 2]) {
    const house = tokens.length > length ? readHouse(tokens.slice(0, length)) : null;
    if (house) found.push({ ...streetOf(tokens.slice(length)), house });
  }
  found.push({ ...streetOf(tokens), house: null });
  return found;
}

/** Whether nothing but the city is named. */
export function isCityAlone(query: string): boolean {
  const typed = query.slice(0, addressLimits.queryLength).toLowerCase();
  return [fromLatin(typed), inCyrillic(typed)].some((text) => {
    const words = foldWords(text);
    return (
      words.some((word) => word.length > 2 && 'москва'.startsWith(word)) &&
      words.every((word) => noise.has(word) || 'москва'.startsWith(word))
    );
  });
}

function streetOf(tokens: readonly string[]): Pick<TypedAddress, 'words' | 'types'> {
  const named = tokens.filter((token) => !noise.has(token));
  const types: string[] = [];
  const words = named.filter((token) => {
    const meant = typesOf(token);
    if (meant) types.push(...meant);
    return !meant;
  });
  // 'Набережная улица', 'площадь' alone: then the type is the name.
  const rest = words.length > 0 ? words : named.slice(0, 1);
  return { words: rest.flatMap(foldWords), types: words.length > 0 ? types : [] };
}

/** 'ndthcrfz' is 'тверская' on the wrong keyboard. */
function inCyrillic(query: string): string {
  if (/[а-яё]/i.test(query) || !/[a-z]/i.test(query)) return query;
  return query.toLowerCase().replace(/./g, (key) => cyrillic[latin.indexOf(key)] ?? key);
}
