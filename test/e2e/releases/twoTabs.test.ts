import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../src/api/account';
import { approveListing, holdListing, listModerationQueue } from '../../../src/api/moderation';
import { desktop, openPage, origin, type WatchedPage } from '../support/browser';
import { type ForeignPage, serveForeignPage } from '../support/foreignPage';
import { pageProblems } from '../support/pageProblems';
import { documentOf } from '../support/partnerPage';
import { aPrice, beginForm, choose, goOnWithForm, inQueue, kept, publish, register } from '../support/publishPage';
import { moderator } from '../support/server';
import { nextBuild, releasedKit } from './releasedKit';

const released = releasedKit();
const html = documentOf(`
  <kvartal-header></kvartal-header>
  <main>
    <kvartal-auth-gate><kvartal-publish></kvartal-publish></kvartal-auth-gate>
    <kvartal-notifications></kvartal-notifications>
  </main>
  <kvartal-auth></kvartal-auth>
  <script>
    addEventListener('kvartal-published', (event) => {
      event.preventDefault();
      event.target.replaceWith(document.createElement('kvartal-publish'));
    });
  </script>
  <script type="module" src="${origin}/kit/kvartal.js"></script>`);

let partner: ForeignPage;
let watched: WatchedPage;
beforeEach(async () => {
  partner = await serveForeignPage(html);
  watched = await openPage(desktop);
});
afterEach(async () => {
  await watched.close();
  partner.stop();
});

interface Tab {
  readonly page: Page;
  /** Builds whose chunks it has loaded. */
  readonly builds: ReadonlySet<string>;
  /** Of the stream of events. */
  readonly streams: readonly string[];
  readonly problems: readonly string[];
}

async function openTab(context: BrowserContext, saysMore = false): Promise<Tab> {
  const page = await context.newPage();
  const problems = await pageProblems(page, (text) => !text.startsWith('Failed to load resource'));
  if (saysMore) await page.addInitScript(sayMore);
  const builds = new Set<string>();
  const streams: string[] = [];
  page.on('request', (request) => {
    const [, build] = /\/kit\/c\/([^/]+)\//.exec(request.url()) ?? [];
    if (build) builds.add(build);
    if (request.url().includes('/api/events/')) streams.push(request.headers().accept ?? '');
  });
  await page.goto(partner.address);
  return { page, builds, streams, problems };
}

/** What a later release may do: it says what nobody else says, and more in what all say. */
function sayMore() {
  const own = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message: { told?: unknown[] }) {
    for (const unknown of [null, 'hello', { isGreeting: true }]) own.call(this, unknown);
    own.call(this, { ...message, by: 'later', told: [{ kind: 'weather' }, null, ...(message.told ?? [])] });
  };
}

const form = ({ page }: Tab) => page.getByRole('heading', { name: 'Новое объявление' }).waitFor();
const waiting = ({ page }: Tab) => expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);
const unread = ({ page }: Tab, count: number) => page.locator('kvartal-notifications').getByText(`Непрочитанные: ${count}`).waitFor();

async function approve(price: number): Promise<void> {
  const transport = { baseUrl: `${origin}/api`, fetch };
  const token = await signIn(transport, moderator);
  const asModerator = { ...transport, token: () => token };
  const { entries } = await listModerationQueue(asModerator, { pageSize: 100 });
  const entry = entries.find(({ listing }) => listing.price === price);
  if (!entry) throw new Error(`no listing of ${price} in the queue`);
  const { listing, moderation } = await holdListing(asModerator, entry.id);
  await approveListing(asModerator, { ...listing, version: moderation.version });
}

it.each([
  ['the earlier one', false],
  ['the later one', true],
])('tabs of two releases share sign-in, drafts and one stream: %s was opened first', async (_, isLaterFirst) => {
  const context = watched.page.context();
  await context.route(`${origin}/kit/**`, (route) => released.fulfil(route));
  if (isLaterFirst) await released.next();
  const one = await openTab(context, isLaterFirst);
  await one.page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).waitFor();
  // A release, or one that is taken back.
  await (isLaterFirst ? released.first() : released.next());
  const other = await openTab(context, !isLaterFirst);
  await other.page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).waitFor();

  await register(one.page);
  for (const tab of [one, other]) await form(tab);
  const [earlier, later] = isLaterFirst ? [other, one] : [one, other];
  expect([...later.builds]).toEqual([nextBuild]);
  expect(earlier.builds.size).toBe(1);
  expect(earlier.builds).not.toContain(nextBuild);

  await expect.poll(() => one.streams.length + other.streams.length).toBe(1);
  const [leading, following] = one.streams.length > 0 ? [one, other] : [other, one];
  await waiting(following);
  const price = aPrice();
  await beginForm(leading.page);
  await goOnWithForm(leading.page, price);
  await choose(leading.page, 'Звонки и сообщения');
  await publish(leading.page).click();
  await expect.poll(() => inQueue(price)).toBe(1);
  await approve(price);
  for (const tab of [one, other]) await unread(tab, 1);
  expect(following.streams).toEqual([]);

  // The other one goes on, with the draft too.
  await beginForm(leading.page);
  await choose(leading.page, 'Аренда');
  await kept(leading.page);
  await leading.page.close();
  await expect.poll(() => following.streams).toEqual(['text/event-stream']);
  await following.page.evaluate(() =>
    document.querySelector('kvartal-auth-gate')?.replaceChildren(document.createElement('kvartal-publish')),
  );
  await following.page.getByText('Мы сохранили черновик.').waitFor();
  await following.page.getByRole('button', { name: 'Продолжить' }).click();
  await expect.poll(() => following.page.getByRole('radio', { name: 'Аренда', exact: true }).isChecked()).toBe(true);
  expect([one, other].map(({ problems }) => problems)).toEqual([[], []]);
});
