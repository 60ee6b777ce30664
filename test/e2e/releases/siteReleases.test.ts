import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Page, Route } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { publishRelease } from '../../../examples/server/releases/publishRelease';
import { failingStores } from '../../server/support/failingStores';
import { temporaryFolder } from '../../server/support/temporaryFolder';
import { desktop, openPage, origin, phone, type WatchedPage } from '../support/browser';

let folder: string;
let chunks: FastifyInstance;
let watched: WatchedPage | undefined;

const published = () => join(folder, 'releases');
const site = () => join(folder, 'site');

/** What a deployment does: the site is replaced, and the new one published. */
async function release(version: string, from?: string): Promise<void> {
  await rm(join(site(), 'assets'), { recursive: true, force: true });
  if (from) await cp(from, join(site(), 'assets'), { recursive: true });
  await mkdir(join(site(), 'assets'), { recursive: true });
  await writeFile(join(site(), 'assets', `of-${version}.js`), '');
  await publishRelease({ version, kit: join(folder, 'kit'), siteAssets: join(site(), 'assets') }, published());
}
const releaseFirst = () => release('1.0.0', 'dist/site/assets');
/** Nothing of the first build has kept its name. */
const releaseNext = () => release('2.0.0');
const takeAway = async () => {
  await rm(published(), { recursive: true });
  await releaseNext();
};

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'kit/c/build'), { recursive: true });
  for (const file of ['kvartal.js', 'c/build/search.js']) await writeFile(join(folder, 'kit', file), '');
  await mkdir(join(site(), 'documents'), { recursive: true });
  await releaseFirst();
  const none = `${join(folder, 'none')}/`;
  await mkdir(none);
  const folders = { partner: none, partnerApps: none, site: `${site()}/`, kit: `${join(folder, 'kit')}/`, releases: published() };
  chunks = await createApp({ ...failingStores(), isPublicPicture: async () => true, folders });
});
afterEach(async () => {
  await watched?.close();
  watched = undefined;
  await chunks.close();
  await rm(folder, { recursive: true, force: true });
});

/** The site of this run's server, whose chunks come from one that is released again. */
async function open(size: typeof desktop): Promise<WatchedPage> {
  watched = await openPage(size);
  const { page } = watched;
  await page.context().addCookies([{ name: 'cookiesAccepted', value: 'true', url: origin }]);
  await page.route('**/assets/**', async (route) => {
    const { statusCode, headers, rawPayload } = await chunks.inject({ method: 'GET', url: new URL(route.request().url()).pathname });
    return route.fulfill({ status: statusCode, headers: { 'content-type': String(headers['content-type']) }, body: rawPayload });
  });
  return watched;
}

const outdated = 'Страница устарела, обновите её';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const toModeration = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Модерация' }).click();
const codeOfPages = /\/assets\/main-[^/]*\.js$/;
const isMissing = (route: Route) => route.fulfill({ status: 404, body: '' });
const blamesNetwork = (page: Page) => page.getByText(/интернет|соединени/i).count();

describe('a release of the site under an open page', () => {
  it('takes nothing from it: what it loads later still comes', async () => {
    const { page, problems } = await open(desktop);
    await page.goto(`${origin}/`);
    await releaseNext();
    await toModeration(page);
    await heading(page, 'Модерация').waitFor();
    expect(problems).toEqual([]);
  });

  it('that has removed its code: the page says so in place of the next one, and its button brings the new page', async () => {
    const { page } = await open(phone);
    await page.goto(`${origin}/`);
    await takeAway();
    await toModeration(page);
    await heading(page, outdated).waitFor();
    expect(await page.title()).toContain(outdated);
    expect(await blamesNetwork(page)).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(1);

    await releaseFirst();
    await page.getByRole('main').getByRole('button', { name: 'Обновить' }).click();
    await heading(page, 'Модерация').waitFor();
  });
});

describe('a page whose code has gone before it came', () => {
  it.each(['/', '/success'])('says that it is out of date, and its button brings the new one: %s', async (path) => {
    const { page } = await open(desktop);
    await page.route(codeOfPages, isMissing);
    // Settled when the client has taken over.
    const arrived = page.goto(origin + path, { waitUntil: 'commit' });
    await page.getByRole('alert').getByText(outdated).waitFor();
    expect(await blamesNetwork(page)).toBe(0);
    const reload = page.getByRole('button', { name: 'Обновить' });
    const { colour, background } = await reload.evaluate((button) => {
      const notice = button.parentNode instanceof ShadowRoot ? button.parentNode.host : button;
      return { colour: getComputedStyle(button).color, background: getComputedStyle(notice).backgroundColor };
    });
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    expect(colour).not.toBe(background);

    await page.unroute(codeOfPages);
    await reload.click();
    await page.getByRole('button', { name: 'Авторизация' }).waitFor();
    await arrived;
    await page.locator('#first').waitFor({ state: 'detached' });
    expect(await page.getByText(outdated).count()).toBe(0);
  });

  it('offline stays silent, and goes on once the network is back', async () => {
    const { page } = await open(desktop);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const failed = page.waitForEvent('requestfailed', { predicate: (request) => codeOfPages.test(request.url()) });
    await page.route(codeOfPages, (route) => held.then(() => route.abort('internetdisconnected')));
    const arrived = page.goto(`${origin}/`);
    await page.locator('#first').waitFor();
    await page.context().setOffline(true);
    goOn();
    await failed;
    await page.unroute(codeOfPages);
    await page.context().setOffline(false);
    await arrived;
    await heading(page, 'Квартиры и апартаменты в Москве').waitFor();
    expect(await page.getByText(outdated).count()).toBe(0);
  });
});
