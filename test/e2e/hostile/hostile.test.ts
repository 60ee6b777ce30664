import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../src/testing/world';
import { named, refused } from './hosts/refused';
import { survived } from './hosts/survived';
import { hostilePages } from './visitHost';

const visit = hostilePages();
const has = (frame: Frame, css: string, text = '') =>
  expect
    .poll(() => frame.evaluate(([given, wanted]) => hostHas(given, wanted), [css, text] as const), { message: `${css} ${text}` })
    .toBe(true);
const press = (frame: Frame, name: string) =>
  expect.poll(() => frame.evaluate((given) => hostPress(given), name), { message: name }).toBe(true);
const errorsOf = async (frame: Frame) => (await frame.evaluate(() => hostHeard())).errors;

it('eighty-one pages, all of them different, or more', () => {
  expect(new Set(survived.map((host) => JSON.stringify({ ...host, what: '' }))).size).toBe(survived.length);
  expect(survived.length).toBeGreaterThanOrEqual(81);
});

describe('a search on a page with', () => {
  it.each(survived)('$what finds listings, others by another deal and filters, and opens filters, photos and the map', async (host) => {
    const frame = await visit(host);
    const hears = () => frame.evaluate(() => hostHeard());
    await expect.poll(hears, { timeout: 8_000 }).toMatchObject({ errors: [], shown: 10 });
    await has(frame, 'h2', 'Купить');
    const { counts } = await hears();
    await frame.evaluate(() => hostSearch('trade_type=Аренда&room_count=1'));
    await has(frame, 'h2', 'Снять 1-комнатную');
    await expect.poll(async () => (await hears()).counts.length).toBeGreaterThan(counts.length);
    expect((await hears()).counts.at(-1)).toBeLessThan(counts.at(-1) ?? 0);

    await press(frame, 'Следующее фото');
    await press(frame, 'Фильтры');
    await has(frame, 'dialog[open] h2', 'Фильтры');
    await press(frame, 'Закрыть');
    await press(frame, 'На карте');
    await has(frame, 'button', 'К списку объектов');
    await has(frame, '[part~=marker]');
    expect(await errorsOf(frame)).toEqual([]);
  });

  it.each(named)('$what tells the page by name', async (host) => {
    const frame = await visit(host);
    await expect.poll(() => errorsOf(frame)).toHaveLength(1);
    expect(await errorsOf(frame)).toEqual([{ code: 'render', message: expect.stringContaining(host.missing) }]);
  });

  it.each(refused)('$what works or says what is wrong', async (host) => {
    const frame = await visit(host);
    const outcome = async () => {
      const { errors, shown } = await frame.evaluate(() => hostHeard());
      return errors.length > 0 || shown > 0;
    };
    await expect.poll(outcome, { timeout: 12_000 }).toBe(true);
    for (const { code, message } of (await frame.evaluate(() => hostHeard())).errors) {
      expect(['load', 'render']).toContain(code);
      expect(message).toMatch(/[а-яё]{4}/i);
    }
  });
});

const chosen = /Prototype\.js|MooTools|^styles for everything|named like members of document|sandboxed frame$|clip|invisible|a day ahead/;

describe('a listing on a page with', () => {
  it.each(survived.filter(({ what }) => chosen.test(what)))('$what opens a photo', async (host) => {
    const id = createWorld().listings.find(({ listing }) => listing.photos.length > 1)?.listing.id;
    const frame = await visit(host, `<kvartal-listing listing-id="${id}"></kvartal-listing>`);
    await has(frame, '[part~=listing]');
    // It comes by itself after the first paint, and nobody sees it.
    await has(frame, '[data-printed]');
    await press(frame, 'Открыть фото');
    await has(frame, 'dialog[open]');
    await press(frame, 'Следующее фото');
    expect(await errorsOf(frame)).toEqual([]);
  });
});
