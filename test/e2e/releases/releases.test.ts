import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '../../../scripts/build/define';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { fromApi } from '../support/apiRoute';
import { documentOf, kit, partner, partnerPages } from '../support/partnerPage';
import { nextBuild, nextVersion, releasedKit } from './releasedKit';

const watcher = '/outdated.js';
const released = releasedKit();

/** Both builds' chunks have different names. */
const requested = (requests: readonly string[]) => ({
  first: requests.some((url) => url.includes('/kit/') && url.includes('/c/') && !url.includes(nextBuild)),
  next: requests.some((url) => url.includes(`/c/${nextBuild}/`)),
});

// Registered after the hooks of the kit, so that the pages close before their server.
const openPartnerPage = partnerPages();

/** The server of the kit, in place of the files of the last build. */
function fromServer(url: URL, route: Route): Promise<unknown> | undefined {
  return url.origin === kit && url.pathname.startsWith('/kit/') ? released.fulfil(route) : undefined;
}

const scriptAt = (path: string) => `<script type="module" src="${kit}/kit/${path}"></script>`;
const listening = `<script type="module">
  globalThis.errors = [];
  document.addEventListener('kvartal-error', ({ detail: { code, message } }) => errors.push({ code, message }));
</script>`;

/** The page says who is signed in. */
const signedIn = `<script>settings.token = () => 'token-of-maria';</script>`;

const open = (scripts: string) =>
  openPartnerPage({ html: documentOf(`<kvartal-search></kvartal-search>${scripts}`, listening), intercept: fromServer });

const hasCards = (page: Page) => expect.poll(() => page.locator('kvartal-search').locator('[part~=card]').count()).toBeGreaterThan(0);
/** Of code. The map has no tiles here, and says so. */
const errorsOf = (page: Page) =>
  page.evaluate(() => (globalThis as { errors?: { code: string; message: string }[] }).errors?.filter(({ code }) => code === 'load'));
const notice = (page: Page) => page.getByText('Страница устарела, обновите её');

/** Observers learn about earlier requests in the order in which they were made: the watcher's has, when one of the page has. */
const hasLookedAtRequests = (page: Page) =>
  page.evaluate(`import('${kit}/kit${watcher}').then(
    () => new Promise((resolve) => new PerformanceObserver(() => setTimeout(resolve)).observe({ type: 'resource', buffered: true })),
  )`);

async function usesLazyCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Фильтры' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'На карте' }).click();
  await page.getByRole('button', { name: 'К списку объектов' }).waitFor();
}

describe('a release', () => {
  it('under an open page: everything that the page loads later still comes, from its own build', async () => {
    const { page, requests } = await open(scriptAt('kvartal.js'));
    await hasCards(page);
    await released.next();
    await usesLazyCode(page);
    expect(requested(requests)).toEqual({ first: true, next: false });
    expect(await errorsOf(page)).toEqual([]);

    await page.goto(`${partner}/`);
    await hasCards(page);
    expect(requested(requests).next).toBe(true);
  });

  it('that is rolled back serves the earlier build, and pages of the later one go on', async () => {
    await released.next();
    const { page, requests } = await open(scriptAt('kvartal.js'));
    await hasCards(page);
    await released.first();
    await usesLazyCode(page);
    expect(requested(requests)).toEqual({ first: false, next: true });
    await page.goto(`${partner}/`);
    await hasCards(page);
    expect(requested(requests).first).toBe(true);
    expect(await errorsOf(page)).toEqual([]);
  });

  it('leaves a page alone that is pinned to an earlier version', async () => {
    await released.next();
    const { page, requests } = await open(scriptAt(`${version}/kvartal.js`));
    await hasCards(page);
    await usesLazyCode(page);
    expect(requested(requests)).toEqual({ first: true, next: false });
    expect(await errorsOf(page)).toEqual([]);
  });

  it('on a page with two versions: the first one serves it, and the console says so once', async () => {
    await released.next();
    const { page, requests, problems } = await open(scriptAt(`${version}/kvartal.js`) + scriptAt(`${nextVersion}/kvartal.js`));
    await hasCards(page);
    await usesLazyCode(page);
    expect(requested(requests)).toEqual({ first: true, next: false });
    expect(await errorsOf(page)).toEqual([]);
    expect(problems.filter((text) => text.includes(`две версии, ${version} и ${nextVersion}`))).toHaveLength(1);
  });
});

const isWatched = (requests: readonly string[]) => expect.poll(() => requests.some((url) => url.endsWith(watcher))).toBe(true);

describe('a build that has gone from the server', () => {
  it('before the page has loaded what watches for that: the page says so all the same', async () => {
    let go = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { page, requests } = await openPartnerPage({
      html: documentOf(`<kvartal-search></kvartal-search>${scriptAt('kvartal.js')}`, listening),
      intercept: (url, route) => (url.pathname.endsWith(watcher) ? gone.then(() => fromServer(url, route)) : fromServer(url, route)),
    });
    await hasCards(page);
    await released.takeAway();
    await page.getByRole('button', { name: 'На карте' }).click();
    await expect.poll(() => requests.some((url) => url.endsWith('/SearchMap.js'))).toBe(true);
    go();
    await notice(page).waitFor();
    expect(await errorsOf(page)).toEqual([expect.objectContaining({ code: 'load', message: expect.stringContaining('нет на сервере') })]);
    expect(await page.getByText('интернет').count()).toBe(0);
  });

  it('with what watches for that: the host hears that nobody will tell it', async () => {
    const { page } = await openPartnerPage({
      html: documentOf(`<kvartal-search></kvartal-search>${scriptAt('kvartal.js')}`, listening),
      intercept: (url, route) => (url.pathname.endsWith(watcher) ? route.fulfill({ status: 404 }) : fromServer(url, route)),
    });
    await hasCards(page);
    await expect
      .poll(() => errorsOf(page))
      .toEqual([expect.objectContaining({ code: 'load', message: expect.stringContaining('Нет кода outdated') })]);
  });

  it('under an open page: the page says that it is out of date, tells the host, and does not blame the connection', async () => {
    const { page, requests } = await open(scriptAt('kvartal.js'));
    await hasCards(page);
    await isWatched(requests);
    await released.takeAway();
    await page.getByRole('button', { name: 'На карте' }).click();
    await notice(page).waitFor();
    expect(await errorsOf(page)).toEqual([expect.objectContaining({ code: 'load', message: expect.stringContaining('нет на сервере') })]);
    expect(await page.getByText('интернет').count()).toBe(0);

    await page.getByRole('button', { name: 'Обновить' }).last().click();
    await expect.poll(() => requested(requests).next).toBe(true);
    await hasCards(page);
    expect(await notice(page).count()).toBe(0);
  });

  it('under the settings of a profile: the page says so, and what was typed is kept even from the reload', async () => {
    const api = createFakeApi(aWorld([]));
    const { page, requests } = await openPartnerPage({
      html: documentOf(
        `<kvartal-profile-settings id="settings"></kvartal-profile-settings>${signedIn}${scriptAt('kvartal.js')}`,
        listening,
      ),
      intercept: (url, route) => (url.pathname.startsWith('/api/') ? fromApi(api, route) : fromServer(url, route)),
    });
    await page.getByRole('button', { name: 'Изменить: Имя' }).click();
    await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Мария-Анна');
    await isWatched(requests);
    await released.takeAway();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await notice(page).waitFor();
    expect(await page.getByText('интернет').count()).toBe(0);

    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await page.getByRole('textbox', { name: 'Имя', exact: true }).inputValue()).toBe('Мария-Анна');
  });

  it('before the page has loaded it: the newest loader takes over, with the options of the tag', async () => {
    const old = await released.loader();
    await released.takeAway();
    const { page, requests } = await openPartnerPage({
      html: documentOf(
        `<kvartal-search></kvartal-search><script type="module" src="${kit}/kit/kvartal.js" data-site-url="https://own.test"></script>`,
        listening,
      ),
      // A cache on the way still has the old loader.
      intercept: (url, route) =>
        url.href === `${kit}/kit/kvartal.js`
          ? route.fulfill({ headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }, body: old })
          : fromServer(url, route),
    });
    await hasCards(page);
    expect(requested(requests).next).toBe(true);
    expect(await errorsOf(page)).toEqual([]);
    expect(await page.locator('kvartal-search').locator('[part~=card] a').first().getAttribute('href')).toContain('https://own.test/');

    // The files of the old build, which were not found, say nothing about the page.
    await isWatched(requests);
    await hasLookedAtRequests(page);
    expect(await notice(page).count()).toBe(0);
  });
});
