import { fromLatin } from '../../address/fromLatin';
import { foldStationName } from '../stationName';

/** Keys of a Latin layout, and the Russian letters on the same keys. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** A word of a typed place; `isCut` if a full stop says that it is the beginning of a longer one: 'окт. поле'. */
export interface TypedWord {
  readonly word: string;
  readonly isCut: boolean;
}

const abbreviations: Readonly<Record<string, string>> = {
  'пр-т': 'проспект',
  'пр-кт': 'проспект',
  'пр-к': 'проспект',
  пр: 'проспект',
  просп: 'проспект',
  проспкт: 'проспект',
  ул: 'улица',
  пл: 'площадь',
  'пл-дь': 'площадь',
  'б-р': 'бульвар',
  'бул-р': 'бульвар',
  бр: 'бульвар',
  бул: 'бульвар',
  бульв: 'бульвар',
  ш: 'шоссе',
  'ш-се': 'шоссе',
  наб: 'набережная',
  им: 'имени',
  ак: 'академика',
  ген: 'генерала',
  адм: 'адмирала',
  'ун-т': 'университет',
  универ: 'университет',
  универа: 'университет',
  унив: 'университет',
  'б-ка': 'библиотека',
  рудн: 'университет дружбы народов',
  'в-з': 'вокзал',
};

/** Words around a place that are no part of its name. */
const around = new Set(
  (
    'у в во на к ко от до с со за при около возле рядом близ близко вблизи недалеко неподалеку поблизости напротив между окрестности ' +
    'окрестностях районе района рн метро метрополитен м мет ст станция станции станцией станций станция остановка пешком шаговая доступность ' +
    'квартира квартиру квартиры near station subway г город'
  ).split(' '),
);

/** Says where a station is, and is part of the names of a few. */
const qualifiers = new Set(['москва', 'москве', 'мск', 'мцк', 'мцд', 'мцд1', 'мцд2', 'мцд3', 'мцд4', 'район', 'р', 'н']);

/** Returns the words of a place in Russian letters: without the words around it, abbreviations in full, digits kept. */
export function readPlace(text: string): TypedWord[] {
  const joined = foldStationName(text)
    .replace(/мцд[\s-]*(?=\d)/g, 'мцд')
    .replace(/р-н[а-я]*/g, 'район');
  const words = [...joined.matchAll(/([а-я0-9]+(?:-[а-я0-9]+)*)(\.?)/g)].flatMap(([, word = '', stop]): TypedWord[] => {
    const full = abbreviations[word];
    if (full) return full.split(' ').map((part) => ({ word: part, isCut: false }));
    return word.split('-').map((part, place, parts) => ({ word: part, isCut: stop === '.' && place === parts.length - 1 }));
  });
  return words.filter(({ word }) => !around.has(word));
}

/** The words without those that say which city or ring a station is in; null if there are none of these, or nothing else. */
export function withoutQualifiers(words: readonly TypedWord[]): readonly TypedWord[] | null {
  const rest = words.filter(({ word }) => !qualifiers.has(word));
  return rest.length > 0 && rest.length < words.length ? rest : null;
}

/** Returns the two places of 'проспект мира и сокол', or more; one place as it is. */
export function splitPlaces(text: string): string[] {
  return text
    .split(/[,;/+&|]|\s(?:и|или|либо|and|-|–|—)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether the text has letters of another alphabet. */
export const isLatin = (text: string): boolean => /[a-z]/i.test(text);

/** Returns what the keys of a Latin layout write in the Russian one: 'cjrjk' is 'сокол'. */
export function fromLayout(text: string): string {
  return [...foldStationName(text)].map((key) => russian[latin.indexOf(key)] ?? key).join('');
}

/** Returns a text in Latin letters by its sound: 'kitay gorod' is 'китай город'. */
export function fromSound(text: string): string {
  const names = foldStationName(text).replace(/\b(?:near|next to|close to|by|at|the|metro|station|subway)\b/g, ' ');
  // 'Kuzneckij', 'Cvetnoj'
  return fromLatin(names.replace(/c(?=[eijvy])/g, 'ts'));
}

/** Returns what sounds alike for those who write Russian names in Latin letters in one of several ways. */
export function soundOf(text: string): string {
  return foldStationName(text)
    .replace(/[ьъ]/g, '')
    .replace(/э/g, 'е')
    .replace(/тс/g, 'ц')
    .replace(/[сш]ч/g, 'щ')
    .replace(/кс/g, 'х')
    .replace(/[йы]/g, 'и')
    .replace(/и+/g, 'и')
    .replace(/и(?=[аеоуюя])/g, '')
    .replace(/ю/g, 'у')
    .replace(/я/g, 'а')
    .replace(/([^\s])\1/g, '$1');
}
