import { describe, expect, it } from 'vitest';
import { storyTexts } from '../../.storybook/search/storyTexts';
import { stateFinder, stateLink } from '../../stories/support/states/findStates';
import { storybookIndex } from './storybookIndex';

const find = stateFinder(await storybookIndex(), storyTexts());
const ids = (words: string) => find(words).map(({ entry }) => entry.id);

describe('the search for a state', () => {
  it.each([
    ['карта нет сети', 'features-map--no-connection'],
    ['Нет сети на карте', 'features-map--no-connection'],
    ['offline map', 'features-map--no-connection'],
    ['карта ошибка', 'features-map--points-failed'],
    ['search form metro', 'features-search-form--metro-open'],
    ['метро в форме поиска', 'features-search-form--metro-open'],
    ['Пароли не совпадают', 'features-auth--registration-with-wrong-values'],
  ])('finds for «%s» first %s', (words, id) => {
    expect(ids(words)[0]).toBe(id);
  });

  it('finds a text of the screen by a part of it, and says which', () => {
    const found = find('отсутствует интернет');
    expect(found.length).toBeGreaterThan(8);
    expect(found.every(({ entry, text }) => text === null || /интернет/i.test(text) || /сет/i.test(entry.name))).toBe(true);
    expect(found[0]?.text).toContain('Отсутствует интернет соединение');
  });

  it('finds what the service calls 404', () => {
    expect(ids('404')).toContain('features-listing--not-found');
  });

  it('finds a state that has no such appearance, to be opened in it', () => {
    const [first, second] = find('карта нет сети, тёмная тема, телефон');
    expect(first).toMatchObject({ entry: { id: 'features-map--no-connection-on-a-phone' }, look: { theme: 'dark' } });
    expect(second).toMatchObject({
      entry: { id: 'features-map--no-connection' },
      look: { theme: 'dark', 'viewport.value': 'w375' },
    });
    expect(stateLink('features-map--no-connection', second?.look)).toBe(
      './?path=/story/features-map--no-connection&globals=theme:dark;viewport.value:w375',
    );
  });

  it('finds states by the section of the requirements', () => {
    const found = find('§5 ошибка').map(({ entry }) => entry);
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ tags }) => !tags?.includes('§5'))).toEqual([]);
  });

  it('finds nothing for words that are nowhere, and for none', () => {
    expect(ids('карта вертолёт')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });
});
