import { readFileSync } from 'node:fs';
import type { Page, Request, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chatIdOf, chatting } from '../../../stories/support/chat/chats';
import { documentOf, fulfilScript, kit, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();
const { api, store } = chatting();
const chatId = chatIdOf(store, 11);
const newest = 'Удобно до обеда, но подстроимся.';

const messagesFor = (token: string) =>
  `<kvartal-chat chat-id="${chatId}"></kvartal-chat><script>document.querySelector('kvartal-chat').token = ${token}</script>${script}`;

/** Calls of messages, in order. */
interface Asked {
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string | null;
}

/** Opens a page of messages, whose code waits for `release`. */
async function openMessages(token: string) {
  const asked: Asked[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await open({
    html: documentOf(messagesFor(token)),
    intercept: (url, route) => {
      if (url.pathname.startsWith('/api/')) return answer(url, route, asked);
      return url.pathname.endsWith('/kit.js')
        ? released.then(() => fulfilScript(route, readFileSync(`dist/browser${url.pathname}`, 'utf8')))
        : undefined;
    },
  });
  return { page, asked, release };
}

async function answer(url: URL, route: Route, asked: Asked[]): Promise<unknown> {
  // The stream never ends; these tests need none.
  if (url.pathname === '/api/events/') return route.abort();
  const request = route.request();
  if (url.pathname.startsWith('/api/chats/')) asked.push(callOf(url, request));
  const response = await api(url.href, { method: request.method(), headers: request.headers(), body: request.postData() });
  return route.fulfill({
    status: response.status,
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    body: await response.text(),
  });
}

const callOf = (url: URL, request: Request): Asked => ({
  path: url.pathname.replace('/api/chats/', '') || 'list',
  token: request.headers()['authorization'],
  body: request.postData(),
});
const shown = (page: Page) => page.locator('[data-message]').filter({ hasText: newest }).waitFor();

describe('messages', () => {
  it('are asked for before their code, and not again', async () => {
    const { page, asked, release } = await openMessages("() => 'token-of-maria'");
    const body = `{"chat_id":${chatId},"mark_read":false}`;
    const first = [
      { path: 'show-chat/', token: 'Token token-of-maria', body },
      { path: 'list', token: 'Token token-of-maria', body: null },
    ];
    await expect.poll(() => asked).toEqual(first);
    release();
    await shown(page);
    await page.getByRole('listitem').filter({ hasText: 'Ирина' }).first().waitFor();
    // What was unread is read with another call, and the list follows it.
    expect(asked.filter((call) => call.body === body)).toHaveLength(1);
    expect(asked.slice(0, 3).filter(({ path }) => path === 'list')).toHaveLength(1);
  });

  it('of one person are not shown to another', async () => {
    const { page, asked, release } = await openMessages("() => window.person ?? 'token-of-irina-m'");
    await expect.poll(() => asked.length).toBe(2);
    await page.evaluate(() => Object.assign(window, { person: 'token-of-maria' }));
    release();
    await shown(page);
    expect(asked.slice(2).map(({ token }) => token)).not.toContain('Token token-of-irina-m');
    expect(asked.filter(({ path, token }) => path === 'show-chat/' && token === 'Token token-of-maria')).not.toHaveLength(0);
  });

  it.each(['() => null', "() => { throw new Error('not yet') }", 'undefined', "async () => 'token-of-maria'"])(
    'are not asked for with the token function %s',
    async (token) => {
      const { page, asked, release } = await openMessages(token);
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/messages.js')));
      release();
      await page.locator('kvartal-chat').getByRole('button').first().waitFor();
      expect(asked.filter(({ token: sent }) => sent === undefined || !sent.startsWith('Token'))).toEqual([]);
      if (!token.startsWith('async')) expect(asked).toEqual([]);
    },
  );
});

it('messages of an element with another server are asked for there', async () => {
  const { page, requests } = await open({
    html: documentOf(messagesFor("() => 'token-of-maria'").replace('chat-id=', `api-url="${kit}/other" chat-id=`)),
    intercept: (url, route) => (url.pathname.startsWith('/other/') ? route.abort() : undefined),
  });
  await expect.poll(() => requests.filter((url) => url.startsWith(`${kit}/other/chats/`)).length).toBeGreaterThan(1);
  expect(requests.filter((url) => url.startsWith(`${kit}/api/chats/`))).toEqual([]);
  // A prefetch that failed is asked again, so that the failure is the element's.
  await page.locator('kvartal-chat').getByRole('button', { name: 'Повторить' }).first().waitFor();
});

it('the blacklist is asked for where the element opens with it', async () => {
  const { page, requests } = await open({
    html: documentOf(messagesFor("() => 'token-of-maria'").replace('chat-id=', 'list="blacklist" chat-id=')),
    intercept: (url, route) => (url.pathname.startsWith('/api/') ? answer(url, route, []) : undefined),
  });
  await page.getByRole('heading', { name: 'Черный список' }).waitFor();
  const lists = () => requests.filter((url) => url.startsWith(`${kit}/api/chats/?`));
  await expect.poll(() => lists()[0]).toBe(`${kit}/api/chats/?page=1&page_size=10&i_block=true`);
  expect(lists().filter((url) => url.includes('i_block=false'))).toEqual([]);
});
