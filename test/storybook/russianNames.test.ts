import { expect, it } from 'vitest';
import { featureNames } from '../../stories/support/names/stateNames';
import { titleNames } from '../../stories/support/names/titleNames';
import { storybookIndex } from './storybookIndex';

const stories = (await storybookIndex()).filter(({ type }) => type === 'story');

it('every story is found by a Russian name', () => {
  expect(stories.length).toBeGreaterThan(700);
  expect(stories.filter(({ name }) => !/ · [А-ЯЁ0-9«]/.test(name)).map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
});

it('states of a feature have different names', () => {
  const names = stories.filter(({ title }) => title.startsWith('features/')).map(({ title, name }) => `${title} ${name}`);
  expect(names.length).toBe(new Set(names).size);
});

it('no Russian name outlives its stories', () => {
  const titles = new Set(stories.map(({ title }) => title));
  expect([...Object.keys(titleNames), ...Object.keys(featureNames)].filter((title) => !titles.has(title))).toEqual([]);
  const exports = new Set(stories.map(({ title, name }) => `${title} ${name.split(' · ')[0]?.replaceAll(' ', '')}`));
  const named = Object.entries(featureNames).flatMap(([title, names]) => Object.keys(names).map((name) => `${title} ${name}`));
  expect(named.filter((name) => !exports.has(name))).toEqual([]);
});

it.each([
  ['Нет объявлений', 'features-map--empty'],
  ['метро', 'features-search-form--metro-open'],
  ['Вход', 'features-auth--login'],
  ['Кнопка', 'ui-buttons-button--variants'],
])('a search for %s finds %s', (words, id) => {
  expect(stories.find((story) => story.id === id)?.name.toLowerCase()).toContain(words.toLowerCase());
});
