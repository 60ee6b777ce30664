import { expect, test } from 'vitest';
import { readStations } from '../../../examples/server/seed/facts';
import { metroOptions } from '../../../src/domain/metro/metro';
import { findStations } from '../../../src/domain/metro/typed/findStations';
import { guessedStations, namedStations, noStations, typedPairs } from './typedStations';

const options = metroOptions(await readStations());

function first(typed: string): string {
  const { options: found, isGuess } = findStations(options, typed, []);
  return found[0] ? `${isGuess ? 'Возможно, ' : ''}${found[0].name}` : '';
}

const wrong = (list: string, said = '') =>
  typedPairs(list)
    .map(([typed, name]) => [typed, first(typed), `${said}${name}`])
    .filter(([, found, wanted]) => found !== wanted);

test('a station is the first in the list, however its name is typed', () => {
  expect(wrong(namedStations)).toEqual([]);
});

test('a mistyped one, too, and the list says that it guesses', () => {
  expect(wrong(guessedStations, 'Возможно, ')).toEqual([]);
});

test('what is no station is not taken for one', () => {
  expect(wrong(noStations)).toEqual([]);
});

test('several stations in one text are all found', () => {
  const names = (typed: string) => findStations(options, typed, []).options.map(({ name }) => name);
  expect(names('проспект мира и сокол')).toEqual(['Проспект Мира', 'Сокол']);
  expect(names('сокол аэропорт')).toEqual(['Сокол', 'Аэропорт']);
  expect(names('Сокол, Динамо, ЦСКА')).toEqual(['Сокол', 'Динамо', 'ЦСКА']);
});

test('a chosen station is not offered again, nor one that is like it', () => {
  expect(findStations(options, 'динамо', ['Динамо']).options).toEqual([]);
});
