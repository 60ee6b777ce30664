import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../support/browser';
import { demo } from '../support/siteVisit';
import { type Engine, otherEngines } from './engine';
import { startHost } from './host';
import { visitorOf } from './visitor';

describe.each(otherEngines)('in $name', ({ name, packages, isInstalled, start }) => {
  if (!isInstalled && process.env['CI']) throw new Error(`${name} is missing: apt-get install ${packages.join(' ')}`);
  const test = isInstalled ? it : it.skip;
  const title = (text: string) => (isInstalled ? text : `${text} (left out: apt-get install ${packages.join(' ')})`);

  let engine: Engine;
  let visitor: ReturnType<typeof visitorOf>;
  const queryHas = (text: string) => expect.poll(() => visitor.query(), { timeout: 20_000 }).toContain(text);

  beforeAll(async () => {
    if (!isInstalled) return;
    engine = await start();
    visitor = visitorOf(engine);
  });
  afterAll(() => engine?.close());

  test(title('a partner page under the strict policy finds flats by deal, rooms and metro, sorts and pages'), {
    timeout: 120_000,
  }, async () => {
    await engine.open(`${origin}/partner/strict-csp.html`);
    await visitor.watch();
    await visitor.find('section[data-state=ready] [part~=card]');
    await expect.poll(async () => (await visitor.find('[part~=card]')).count, { timeout: 20_000 }).toBe(10);

    await visitor.choose('Тип сделки', 'Снять');
    await visitor.choose('Тип недвижимости', 'Квартира');
    await visitor.click('button', 'Количество комнат');
    await visitor.click('input[type=checkbox]', '^1$');
    await engine.press('Escape');
    await visitor.click('button', '^Показать');
    await visitor.find('h2', 'Снять 1-комнатную квартиру');

    await visitor.choose('Сортировка', 'По возрастанию цены');
    await queryHas('ordering=price');
    await visitor.click('a, button', 'Страница 2');
    await queryHas('page=2');

    await visitor.click('[role=combobox]', 'Метро');
    await engine.type('сокол');
    await visitor.click('[role=option]', '^Сокол');
    await visitor.click('button', '^Показать');
    await queryHas('address_metro=Сокол');
    expect(await visitor.problems()).toEqual([]);
  });

  test(title('the map of a partner page shows its points, also of another deal'), { timeout: 120_000 }, async () => {
    await engine.open(`${origin}/partner/map.html`);
    await visitor.watch();
    await visitor.find('[part~=marker]');
    await visitor.choose('Тип сделки', 'Снять');
    await visitor.click('button', '^Показать');
    await visitor.find('[part~=marker]');
    expect(await visitor.problems()).toEqual([]);
  });

  test(title('the loader has a search printed by its server, whose filters open and whose photos turn'), { timeout: 120_000 }, async () => {
    const host = await startHost(`<kvartal-search></kvartal-search><script type="module" src="${origin}/kit/kvartal.printed.js"></script>`);
    try {
      await engine.open(host.address);
      await visitor.watch();
      await visitor.find('section[data-state=ready] [part~=card]');
      const isPrinted = () =>
        engine.run(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/print/kvartal-search')));
      await expect.poll(isPrinted, { timeout: 20_000 }).toBe(true);
      // A click is lost if the element replaces the printed button while it is pressed.
      await visitor.isGone('[data-kv-first]');
      await visitor.click('button', '^Фильтры');
      await visitor.find('dialog[open] h2', '^Фильтры$');
      await engine.press('Escape');
      await visitor.isGone('dialog[open]');
      expect(await visitor.problems()).toEqual([]);
    } finally {
      await host.stop();
    }

    await engine.open(`${origin}/partner/listing.html`);
    await visitor.watch();
    await visitor.click('button[data-photo]', '^Открыть фото 1 ');
    await visitor.click('dialog[open] button', '^Следующее фото');
    await visitor.find('dialog[open] hgroup', ', 2 из ');
    await engine.press('Escape');
    await visitor.isGone('dialog[open]');
    expect(await visitor.problems()).toEqual([]);
  });

  test(title('a visitor of the site finds a flat, returns to the results and signs in'), { timeout: 120_000 }, async () => {
    await engine.open(`${origin}/`);
    await visitor.watch();
    await expect.poll(() => engine.run(() => document.querySelector('#first') === null), { timeout: 20_000 }).toBe(true);
    await visitor.click('button', '^Комнаты');
    await visitor.click('input[type=checkbox]', '^2$');
    await engine.press('Escape');
    await visitor.click('button', '^Показать');
    await visitor.find('h1', 'Купить 2-комнатную квартиру');

    await visitor.click('[data-place] a[data-card-link]');
    await visitor.click('a', 'Вернуться к поиску');
    await visitor.find('h1', 'Купить 2-комнатную квартиру');
    await queryHas('room_count=2');

    await visitor.click('header button, header a', '^Авторизация');
    await visitor.click('input', '^Email');
    await engine.type(demo.email);
    await visitor.click('input[type=password]', '^Пароль');
    await engine.type(demo.password);
    await engine.press('Enter');
    await visitor.isGone('header button, header a', '^Авторизация');
    expect(await visitor.problems()).toEqual([]);
  });

  test(title('a search that a visitor keeps is the first thing on the home page'), { timeout: 120_000 }, async () => {
    await engine.open(`${origin}/realty?realty_type=${encodeURIComponent('Квартира')}&room_count=3`);
    await visitor.watch();
    await visitor.click('button', '^Сохранить поиск');
    await visitor.find('button[aria-pressed=true]', '^Сохранить поиск');
    await visitor.click('header a', '^Квартал');
    await visitor.find('h2', '^Ваши поиски');
    await visitor.find('h3 a', '^Купить 3-комнатную квартиру');
    await visitor.click('a', '^Все поиски');
    await visitor.click('a', '^Открыть: Купить 3-комнатную квартиру');
    await queryHas('room_count=3');
    await visitor.find('button[aria-pressed=true]', '^Сохранить поиск');
    expect(await visitor.problems()).toEqual([]);
  });
});
