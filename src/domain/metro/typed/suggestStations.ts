import { findMetroOptions, type MetroOption } from '../metro';
import { foldStationName } from '../stationName';
import { editsToStart } from './editsToStart';
import { asWritten, bySound, type Compare, compareMatches, matchName, nameWords, withErrors } from './matchName';
import { isNeverGuessed, isOtherPlace } from './otherPlaces';
import { fromLayout, fromSound, isLatin, readPlace, splitPlaces, type TypedWord, withoutQualifiers } from './readPlace';

/** Two stations with the words around them. */
const longestText = 80;

/** Most suggestions that help more than they confuse. */
const most = 3;

/** Stations that a text may mean. */
export interface SuggestedStations {
  readonly options: readonly MetroOption[];
  /** The text does not name them, it is only like their names, and the screen says so. */
  readonly isGuess: boolean;
}

const nothing: SuggestedStations = { options: [], isGuess: true };

/**
 * Returns the stations meant by a text that is no beginning of a name, nearest first: with words around it ('у метро Сокол'), declined
 * ('возле Аэропорта'), abbreviated ('пр-т Мира'), with words left out ('библиотека Ленина'), two of them ('проспект Мира и Сокол'), in Latin letters
 * ('Sokol', 'cjrjk'), or with typing errors ('сокл').
 */
export function suggestStations(options: readonly MetroOption[], typed: string): SuggestedStations {
  const text = typed.trim();
  if (text.length < 2 || text.length > longestText) return nothing;
  const named = isOtherPlace(text) ? namedInFull(options, text) : understood(options, text);
  if (named.length > 0) return { options: named.slice(0, most), isGuess: false };
  const both = severalOf(options, text);
  if (both) return both;
  return { options: isNeverGuessed(text) ? [] : guessed(options, text).slice(0, most), isGuess: true };
}

/** Stations that the words of a text name. */
function understood(options: readonly MetroOption[], text: string): MetroOption[] {
  if (isLatin(text)) return namedBy(options, readPlace(fromSound(text)), bySound);
  return namedAsWritten(options, readPlace(text));
}

/** Stations with exactly this name: 'Восточный' is no 'Юго-Восточная'. */
function namedInFull(options: readonly MetroOption[], text: string): MetroOption[] {
  return options.filter(({ name }) => foldStationName(name) === foldStationName(text));
}

function namedAsWritten(options: readonly MetroOption[], words: readonly TypedWord[]): MetroOption[] {
  const begun = words.length > 0 ? findMetroOptions(options, words.map(({ word }) => word).join(' ')) : [];
  return begun.length > 0 ? begun : namedBy(options, words, asWritten);
}

function namedBy(options: readonly MetroOption[], words: readonly TypedWord[], compare: Compare, mostUnnamed = 9): MetroOption[] {
  const found = options
    .flatMap((option) => {
      const match = matchName(words, option.name, compare);
      return match && match[0] <= mostUnnamed ? { option, match } : [];
    })
    .sort((one, other) => compareMatches(one.match, other.match))
    .map(({ option }) => option);
  const fewer = found.length > 0 ? null : withoutQualifiers(words);
  // 'Новая Москва' is no 'Новые Черёмушки'.
  return fewer ? namedBy(options, fewer, compare, 0) : found;
}

/** Each of several places: 'сокол и аэропорт', 'сокол аэропорт'. */
function severalOf(options: readonly MetroOption[], text: string): SuggestedStations | null {
  const parts = splitPlaces(text);
  if (parts.length < 2) {
    const names = pairsOf(text).map((pair) =>
      pair.map((part) => options.find(({ name }) => foldStationName(name) === foldStationName(part))),
    );
    return together(names.find((pair) => pair.every(Boolean)) ?? [], false);
  }
  const named = parts.map((part) => understood(options, part)[0]);
  const found = parts.map((part, place) => named[place] ?? (isNeverGuessed(part) ? undefined : guessed(options, part)[0]));
  return together(found, !named.every(Boolean));
}

function together(found: readonly (MetroOption | undefined)[], isGuess: boolean): SuggestedStations | null {
  const stations = found.filter((option) => option !== undefined);
  return stations.length > 0 && stations.length === found.length ? { options: [...new Set(stations)].slice(0, most), isGuess } : null;
}

/** The ways to divide words into two places. */
function pairsOf(text: string): string[][] {
  const words = text.split(/\s+/);
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/** Stations whose names are like a text, read by layout, by sound, or as it is. */
function guessed(options: readonly MetroOption[], text: string): MetroOption[] {
  const readings = (isLatin(text) ? [fromLayout(text), fromSound(text)] : [text]).map(readPlace);
  for (const find of [
    (words: readonly TypedWord[]) => namedAsWritten(options, words),
    (words: readonly TypedWord[]) => nearest(options, words.flatMap(({ word }) => (/\d/.test(word) ? [] : word)).join(' ')),
    (words: readonly TypedWord[]) => namedBy(options, words, withErrors),
  ]) {
    const found = readings.map(find).find(({ length }) => length > 0);
    if (found) return found;
  }
  return [];
}

function nearest(options: readonly MetroOption[], wanted: string): MetroOption[] {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : wanted.length < 11 ? 2 : 3;
  if (allowed === 0) return [];
  return options
    .map((option) => ({ option, edits: Math.min(...startsOf(option.name).map((name) => editsToStart(wanted, name))) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((one, other) => one.edits - other.edits || one.option.name.length - other.option.name.length)
    .filter(({ edits }, _, [best]) => edits === best?.edits)
    .map(({ option }) => option);
}

/** A name from the start of each of its words. */
function startsOf(name: string): string[] {
  return nameWords(name).map((_, index, all) => all.slice(index).join(' '));
}
