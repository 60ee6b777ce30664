import { findMetroOptions, type MetroOption } from './metro';
import { foldStationName } from './stationName';

/** Keys of a Latin layout, and the Russian letters on the same keys. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** The longest name of the register has 29 letters. */
const longestText = 40;

/** Most suggestions that help more than they confuse. */
const most = 3;

/**
 * Returns the stations a visitor may have meant by a text that matches none, nearest first: typed in the Latin layout ('cjrjk'), with a word
 * or signs around it ('м. Сокол'), or with typing errors ('сокл').
 */
export function suggestStations(options: readonly MetroOption[], typed: string): MetroOption[] {
  const wanted = lettersOf(typed);
  if (wanted.length < 2 || wanted.length > longestText) return [];
  const exact = findMetroOptions(options, wanted);
  if (exact.length > 0) return exact.slice(0, most);
  const allowed = wanted.length < 4 ? 1 : wanted.length < 9 ? 2 : 3;
  return options
    .map((option) => ({ option, edits: Math.min(...startsOf(option.name).map((name) => editsToStart(wanted, name))) }))
    .filter(({ edits }) => edits <= allowed && edits < wanted.length - 1)
    .sort((one, other) => one.edits - other.edits || one.option.name.length - other.option.name.length)
    .filter(({ edits }, _, [best]) => edits === best?.edits)
    .slice(0, most)
    .map(({ option }) => option);
}

/** Returns only Russian letters and spaces, without 'станция' or 'метро'. */
function lettersOf(typed: string): string {
  const isLatin = /[a-z]/i.test(typed);
  const text = [...foldStationName(typed)].map((key) => (isLatin && russian[latin.indexOf(key)]) || key).join('');
  return words(text)
    .join(' ')
    .replace(/^(?:(?:станция|ст|метро|м)\s+)+/, '');
}

const words = (text: string) => foldStationName(text).match(/[а-я]+/g) ?? [];

/** A name from the start of each of its words. */
function startsOf(name: string): string[] {
  return words(name).map((_, index, all) => all.slice(index).join(' '));
}

/** Returns the edits (insert, delete, replace, swap two neighbours) from the text to the nearest beginning of the name. */
function editsToStart(text: string, name: string): number {
  const start = [...name].slice(0, text.length + 3);
  let beforeLast: number[] = [];
  let last = [0, ...start.map((_, index) => index + 1)];
  [...text].forEach((letter, row, letters) => {
    const line = [row + 1];
    start.forEach((other, column) => {
      const swapped = row > 0 && column > 0 && letter === start[column - 1] && letters[row - 1] === other;
      line.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === other ? 0 : 1),
          swapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
    [beforeLast, last] = [last, line];
  });
  return Math.min(...last);
}
