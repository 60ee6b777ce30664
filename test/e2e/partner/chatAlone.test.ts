import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '../../../scripts/build/define';
import { chatIdOf, chatting } from '../../../stories/support/chat/chats';
import { documentOf, fulfilScript, kit, type PartnerPageOptions, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();
const alone = script.replace('kvartal.js', 'kvartal.chat.js');
const newest = 'Удобно до обеда, но подстроимся.';
const searchTag = '<kvartal-search></kvartal-search>';
const strict = `default-src 'none'; script-src 'self' ${kit}; connect-src ${kit}; img-src data: ${kit}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
/** Sets the token before the code of the element is there, and watches every frame for a thread that is still loading. */
const signedIn = `${kit}/signed-in.js`;
const signedInCode = `
  const chat = document.querySelector('kvartal-chat');
  chat.token = () => 'token-of-maria';
  globalThis.framesOfLoading = 0;
  const look = () => {
    if (chat.shadowRoot?.querySelector('[part=thread][data-state=loading], [data-lazy]')) framesOfLoading += 1;
    requestAnimationFrame(look);
  };
  look();
`;

/** Opens a page with chats of a new world. Files that are `held` wait for `release`. */
async function openWith(body: string, { csp, held = () => false }: { csp?: string; held?(url: URL): boolean } = {}) {
  const { api, store } = chatting();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const chats: string[] = [];
  const intercept: PartnerPageOptions['intercept'] = (url, route) => {
    if (url.href === signedIn) return fulfilScript(route, signedInCode);
    // The stream never ends; these tests need none.
    if (url.pathname === '/api/events/') return route.abort();
    if (url.pathname.startsWith('/api/')) {
      if (url.pathname.startsWith('/api/chats/')) chats.push(url.pathname.replace('/api/chats/', '') || 'list');
      return answer(api, url, route);
    }
    return held(url) ? released.then(() => fulfilScript(route, readFileSync(`dist/browser${url.pathname}`, 'utf8'))) : undefined;
  };
  const page = `<kvartal-chat chat-id="${chatIdOf(store, 11)}"></kvartal-chat>${body}`;
  const opened = await open({ html: documentOf(page), intercept, ...(csp && { csp }) });
  return { ...opened, chats, release };
}

async function answer(api: typeof fetch, url: URL, route: Route): Promise<void> {
  const request = route.request();
  const response = await api(url.href, { method: request.method(), headers: request.headers(), body: request.postData() });
  return route.fulfill({
    status: response.status,
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    body: await response.text(),
  });
}

const shown = (page: Page) => page.locator('[data-message]').filter({ hasText: newest }).waitFor();
const chunksOf = (requests: readonly string[]) =>
  requests.filter((url) => url.includes('/c/')).map((url) => /([\w-]+)\.js$/.exec(url)?.[1] ?? url);
const firstCard = (page: Page) => page.locator('kvartal-search').locator('[part~=card]').first().waitFor();

describe('the loader of messages alone', () => {
  it('asks for one file and, before that is there, for the messages; under a strict policy', async () => {
    const { page, requests, problems, chats, release } = await openWith(`<script src="${signedIn}"></script>${alone}`, {
      csp: strict,
      held: ({ pathname }) => pathname.includes('/c/'),
    });
    await expect.poll(() => chats).toEqual(['show-chat/', 'list']);
    expect(chunksOf(requests)).toEqual(['chat-alone']);
    // Their answers are there before the code: the messages are what is painted first.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/show-chat/')));
    release();
    await shown(page);
    expect(await page.evaluate('framesOfLoading')).toBe(0);
    await page.getByRole('listitem').filter({ hasText: 'Ирина' }).first().waitFor();
    // What was unread is read with another call, and the list follows it.
    expect(chats.slice(0, 4).filter((path) => path === 'list')).toHaveLength(1);
    expect(chunksOf(requests).filter((name) => !name.startsWith('chat-alone'))).toEqual([]);
    // The stream of events is refused here.
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  it('asks for the messages also where the token comes after it', async () => {
    const { chats, release } = await openWith(`${alone}<script type="module" src="${signedIn}"></script>`, {
      held: ({ pathname }) => pathname.includes('/c/'),
    });
    await expect.poll(() => chats).toEqual(['show-chat/', 'list']);
    release();
  });

  it('lets a visitor sign in, read and write', async () => {
    const { page, requests } = await openWith(alone);
    await page.getByRole('button', { name: 'Войти' }).waitFor();
    await page.evaluate(`document.querySelector('kvartal-chat').token = () => 'token-of-maria'`);
    await shown(page);
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Приду в субботу.');
    await page.getByRole('textbox', { name: 'Сообщение' }).press('Enter');
    await page.locator('[data-message]').filter({ hasText: 'Приду в субботу.' }).getByRole('img', { name: 'Отправлено' }).waitFor();
    expect(chunksOf(requests).filter((name) => !/^(?:chat-alone|outdated)/.test(name))).toEqual([]);
  });

  it('says which tags need the other loader, and leaves them to it', { timeout: 30_000 }, async () => {
    const listening = `<script>
      heard = [];
      document.addEventListener('kvartal-error', ({ target, detail }) => heard.push(target.localName + ' ' + detail.code));
    </script>`;
    const { page, problems } = await openWith(`${listening}<kvartal-chat-panel></kvartal-chat-panel>${alone}`);
    const warnings = () => problems.filter((problem) => problem.includes('kvartal.js'));
    await expect.poll(warnings, { timeout: 15_000 }).toHaveLength(1);
    expect(warnings()[0]).toContain('kvartal-chat-panel');
    expect(await page.evaluate('heard')).toEqual(['kvartal-chat-panel load']);

    await page.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    }, `${kit}/kvartal.js`);
    await page.waitForFunction(() => customElements.get('kvartal-chat-panel'));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), searchTag);
    await firstCard(page);
    expect(warnings()).toHaveLength(1);
  });
});

describe('both loaders on a page', () => {
  it.each([
    ['the one of messages first', alone + script, true],
    ['the one of all tags first', script + alone, false],
  ])('%s: each tag has its code once', async (_order, scripts, isAlone) => {
    const { page, requests, problems } = await openWith(`<script src="${signedIn}"></script>${searchTag}${scripts}`);
    await shown(page);
    await firstCard(page);
    const chunks = chunksOf(requests);
    expect(chunks.includes('chat-alone')).toBe(isAlone);
    expect(chunks.includes('chats')).toBe(!isAlone);
    expect(chunks).toContain('search');
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  it('share who is signed in', async () => {
    const own = '<kvartal-my-listings></kvartal-my-listings>';
    const { page } = await openWith(`<script src="${signedIn}"></script>${own}${alone}${script}`);
    await shown(page);
    await expect.poll(() => page.locator('kvartal-my-listings').getByRole('button', { name: 'Войти' }).count()).toBe(0);
    await page.locator('kvartal-my-listings').getByRole('heading').first().waitFor();
  });

  it('of two versions: the first serves the page, with a warning', async () => {
    const other = script.replace('kvartal.js', 'old/kvartal.js');
    const { page, requests, problems } = await open({
      html: documentOf(`<kvartal-chat></kvartal-chat>${searchTag}${alone}${other}`),
      intercept: (url, route) =>
        url.pathname === '/old/kvartal.js'
          ? fulfilScript(route, readFileSync('dist/browser/kvartal.js', 'utf8').replaceAll(version, '0.0.9'))
          : undefined,
    });
    await page.getByRole('button', { name: 'Войти' }).waitFor();
    expect(problems.join()).toContain('0.0.9');
    expect(chunksOf(requests)).not.toContain('search');
  });
});
