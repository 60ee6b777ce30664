import type { Frame, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { createWorld } from '../../../src/testing/world';
import { fromApi } from '../support/apiRoute';
import { origin } from '../support/browser';
import { documentOf, partnerPages, script } from '../support/partnerPage';
import { probe } from './hostProbe';
import { type HostilePage, refused, survived } from './hosts';

const open = partnerPages();
const api = createFakeApi();
const frameAddress = 'https://frame.test/';

/** The map of this run's server. */
async function fromServer({ pathname }: URL, route: Route): Promise<void> {
  const { range = '' } = route.request().headers();
  const response = await fetch(origin + pathname, { headers: { range } });
  const headers = { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' };
  return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
}

/** Opens the page; resolves with what the kit is in, the page itself or a frame of it. */
async function visit(host: HostilePage, element = `<kvartal-search ${host.attributes ?? ''}></kvartal-search>`): Promise<Frame> {
  const { script: own = '', html = '', frame, visitor } = host;
  const inner = documentOf(`${html}${element}${script}`, `${probe}<script>(() => {${own}})();</script>`);
  const frames = {
    sandboxed: `<iframe sandbox="allow-scripts" src="${frameAddress}"></iframe>`,
    'of another site': `<iframe src="${frameAddress}"></iframe>`,
  };
  const { page } = await open({
    html: frame ? documentOf(`<style>iframe { width: 1200px; height: 800px; }</style>${frames[frame]}`) : inner,
    visitor,
    intercept: (url, route) => {
      if (url.href === frameAddress) return route.fulfill({ contentType: 'text/html', body: inner });
      if (url.pathname.includes('/basemap/')) return fromServer(url, route);
      return url.pathname.startsWith('/api/') ? fromApi(api, route) : undefined;
    },
  });
  if (!frame) return page.mainFrame();
  await expect.poll(() => page.frames().length).toBe(2);
  return page.frames()[1] ?? page.mainFrame();
}

const has = (frame: Frame, css: string, text = '') =>
  expect
    .poll(() => frame.evaluate(([given, wanted]) => hostHas(given, wanted), [css, text] as const), { message: `${css} ${text}` })
    .toBe(true);
const press = (frame: Frame, name: string) =>
  expect.poll(() => frame.evaluate((given) => hostPress(given), name), { message: name }).toBe(true);
const errorsOf = async (frame: Frame) => (await frame.evaluate(() => hostHeard())).errors;

describe('a search on a page with', () => {
  it.each(survived)('$what finds listings, others by other filters, and opens filters, photos and the map', async (host) => {
    const frame = await visit(host);
    const hears = () => frame.evaluate(() => hostHeard());
    await expect.poll(hears, { timeout: 8_000 }).toMatchObject({ errors: [], shown: 10 });
    await frame.evaluate(() => hostSearch('room_count=1'));
    await expect.poll(async () => (await hears()).counts.length).toBeGreaterThan(1);
    const { counts } = await hears();
    expect(counts.at(-1)).toBeLessThan(counts[0] ?? 0);

    await press(frame, 'Следующее фото');
    await press(frame, 'Фильтры');
    await has(frame, 'dialog[open] h2', 'Фильтры');
    await press(frame, 'Закрыть');
    await press(frame, 'На карте');
    await has(frame, 'button', 'К списку объектов');
    await has(frame, '[part~=marker]');
    expect(await errorsOf(frame)).toEqual([]);
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

const chosen = /Prototype\.js|MooTools|styles for everything|named like members|sandboxed frame$|clip|invisible|a day ahead/;

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
