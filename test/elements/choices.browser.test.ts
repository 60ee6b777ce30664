import { beforeAll, expect, it } from 'vitest';
import { atEndOfTest } from '../support/cleanups';
import { collectErrors } from './support';

beforeAll(() => import('../../src/elements'));

it.each([
  ['kvartal-search', 'bar, column, compact'],
  ['kvartal-search-form', 'bar, column, compact, panel'],
  ['kvartal-results', 'rows, compact'],
  ['kvartal-listing-card', 'tile, row'],
])('a wrong layout of %s is answered with its tag and exactly its values', async (tag, values) => {
  const { errors, stop } = collectErrors();
  const element = document.createElement(tag);
  element.setAttribute('layout', 'hero');
  document.body.append(element);
  atEndOfTest(() => {
    element.remove();
    stop();
  });
  await expect
    .poll(() => errors.find(({ code }) => code === 'bad-attribute')?.message)
    .toBe(`Значение «hero» атрибута layout тега ${tag} не подходит. Возможные значения: ${values}. Пока взято значение по умолчанию.`);
});
