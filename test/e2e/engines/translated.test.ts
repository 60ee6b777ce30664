import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../src/api/account';
import { sendMessage, showChat } from '../../../src/api/chats';
import { listMyListings } from '../../../src/api/listing/myListings';
import { origin } from '../support/browser';
import { moderator } from '../support/server';
import { demo } from '../support/siteVisit';
import { chromiumEngine, type Engine, otherEngines } from './engine';
import { type Host, startHost } from './host';
import { translatedInPage, translateInPage } from './translator';
import { visitorOf } from './visitor';

const transport = { baseUrl: `${origin}/api`, fetch };
const loader = `<script type="module" src="${origin}/kit/kvartal.js"></script>`;
const patience = { timeout: 20_000 };

describe.each([chromiumEngine, ...otherEngines])('a page translator in $name', ({ name, packages, isInstalled, start }) => {
  if (!isInstalled && process.env['CI']) throw new Error(`${name} is missing: apt-get install ${packages.join(' ')}`);
  const test = isInstalled ? it : it.skip;
  const title = (text: string) => (isInstalled ? text : `${text} (left out: apt-get install ${packages.join(' ')})`);

  let engine: Engine;
  let visitor: ReturnType<typeof visitorOf>;
  let host: Host | undefined;

  beforeAll(async () => {
    if (!isInstalled) return;
    engine = await start();
    visitor = visitorOf(engine);
  });
  afterAll(() => engine?.close());

  /** Opens a page with this markup. */
  async function open(markup: string): Promise<void> {
    host = await startHost(markup);
    await engine.open(host.address);
    await visitor.watch();
  }
  const isTranslated = () => expect.poll(() => engine.run(translatedInPage), patience).toMatchObject({ left: 0 });
  /** Everything is translated, and the page has been told once. */
  async function ends(): Promise<void> {
    await isTranslated();
    // Firefox notes that heights, which a translator changes too, settle in the next frame.
    const problems = async () => (await visitor.problems()).filter((problem) => !problem.startsWith('ResizeObserver loop'));
    // What watches comes a second after the first draw, and a journey may be faster.
    await expect.poll(problems, patience).toEqual(['foreign-change']);
    await host?.stop();
  }

  test(title('leaves a search that shows what it has found, by another deal, filters and order'), { timeout: 120_000 }, async () => {
    await open(`<kvartal-search url-sync="query"></kvartal-search>${loader}`);
    await visitor.find('section[data-state=ready] [part~=card]');
    await engine.run(translateInPage);
    await isTranslated();
    const shows = async (heading: string) => {
      await visitor.find('h2', `^${heading}`);
      // Each card has the price of the listing in its place.
      await expect.poll(() => engine.run(pricesInPage), patience).toEqual([]);
      await isTranslated();
      expect(await engine.run(headingsInPage)).toBe(1);
    };

    await visitor.choose('Тип сделки', 'Снять');
    await visitor.choose('Тип недвижимости', 'Квартира');
    await visitor.click('button', '^Показать');
    await shows('Снять квартиру');
    await visitor.click('button', 'Количество комнат');
    await visitor.click('input[type=checkbox]', '^1$');
    await engine.press('Escape');
    await visitor.click('button', '^Показать');
    await shows('Снять 1-комнатную квартиру');
    await visitor.choose('Сортировка', 'По возрастанию цены');
    await expect.poll(() => visitor.query(), patience).toContain('ordering=price');
    await shows('Снять 1-комнатную квартиру');
    await ends();
  });

  test(title('leaves a chat in which a message comes and another is sent, each once'), { timeout: 120_000 }, async () => {
    const token = await signIn(transport, demo);
    const asOwner = { ...transport, token: () => token };
    const visitorToken = await signIn(transport, moderator);
    const asVisitor = { ...transport, token: () => visitorToken };
    const { listings } = await listMyListings(asOwner, 1);
    const listing = listings.find(({ status }) => status === 'active');
    if (!listing) throw new Error('the demo account has no active listing');
    const words = (what: string) => `${name}: ${what}`;
    const { chatId } = await sendMessage(asVisitor, { listingId: listing.id }, words('Здравствуйте'));

    await open(
      `<kvartal-chat chat-id="${chatId}"></kvartal-chat><script>${tokenOf('kvartal-chat', token)}${hearsOfStream}</script>${loader}`,
    );
    const shows = (...texts: readonly string[]) =>
      expect.poll(async () => (await engine.run(linesInPage)).slice(-texts.length), patience).toEqual(texts.map(words));
    await shows('Здравствуйте');
    await expect.poll(() => engine.run(() => 'isLive' in window), patience).toBe(true);
    await engine.run(translateInPage);
    await isTranslated();
    await visitor.click('[role=textbox], textarea', '^Сообщение');
    await engine.type(words('Добрый'));
    await sendMessage(asVisitor, { chatId }, words('Ещё продаётся?'));
    await shows('Здравствуйте', 'Ещё продаётся?');
    await engine.type(' день');
    await engine.press('Enter');
    await shows('Здравствуйте', 'Ещё продаётся?', 'Добрый день');
    const kept = async () => (await showChat(asOwner, { chatId })).chat.messages.map(({ text }) => text);
    await expect.poll(kept, patience).toEqual(await engine.run(linesInPage));
    await ends();
  });

  // The last: a page with a form that was changed asks before it is left.
  test(title('leaves a form with what was typed before and after'), { timeout: 120_000 }, async () => {
    const token = await signIn(transport, demo);
    await open(`<kvartal-publish></kvartal-publish><script>${tokenOf('kvartal-publish', token)}</script>${loader}`);
    await visitor.click('input[type=radio]', '^Аренда$');
    await visitor.click('input[type=radio]', '^Апартаменты$');
    await visitor.click('[role=combobox]', 'Город, улица, дом');
    await engine.type('Чапаевский переулок, 3');
    await visitor.click('[role=option]', 'Чапаевский');
    await visitor.clickField('textarea', '^Расскажите о');
    await engine.type('Светлые апартаменты');
    await engine.run(translateInPage);
    await isTranslated();
    await engine.type(' во двор');
    await visitor.click('input[type=radio]', '^Продажа$');
    await visitor.find('input', '^Стоимость');
    await visitor.find('*', 'Объявление продажи апартаментов');
    await visitor.isGone('*', 'аренды апартаментов');
    await visitor.clickField('input', '^Стоимость');
    await engine.type('31000000');
    expect(await engine.run(valuesInPage)).toEqual(
      expect.arrayContaining(['Светлые апартаменты во двор', '31 000 000', expect.stringContaining('Чапаевский')]),
    );
    await ends();
  });
});

const tokenOf = (tag: string, token: string) => `document.querySelector('${tag}').token = () => ${JSON.stringify(token)};`;

/** Notes in the page that the server tells it what happens. */
const hearsOfStream = `
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    if (answer.url.includes('/api/events/')) window.isLive = true;
    return answer;
  };`;

/** Prices that the search has found and does not show in their place. */
function pricesInPage(): string[] {
  const search = document.querySelector('kvartal-search');
  const digits = (text: string) => text.replace(/\s/g, '');
  const cards = [...(search?.shadowRoot?.querySelectorAll('[part~=card]') ?? [])].map(({ textContent }) => digits(textContent));
  const prices = (search?.results?.listings ?? []).map(({ price }) => String(price));
  if (cards.length === 0 || cards.length !== prices.length) return [`${cards.length} cards of ${prices.length}`];
  return prices.filter((price, at) => !cards[at]?.includes(price));
}

/** How many headings name a deal. */
function headingsInPage(): number {
  const headings = [...(document.querySelector('kvartal-search')?.shadowRoot?.querySelectorAll('h1, h2') ?? [])];
  return headings.filter(({ textContent }) => /^(?:Купить|Снять)/.test(textContent)).length;
}

function valuesInPage(): string[] {
  const root = document.querySelector('kvartal-publish')?.shadowRoot;
  const fields = [...(root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])];
  return fields.map(({ value }) => value.replace(/\s/g, ' '));
}

function linesInPage(): string[] {
  const root = document.querySelector('kvartal-chat')?.shadowRoot;
  return [...(root?.querySelectorAll('[role=log] span[dir]') ?? [])].map(({ textContent }) => textContent);
}
