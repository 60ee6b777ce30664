import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { chatOn, chats, fieldOf, linesOf, write } from '../../support/features/chat';
import { addressOf, choose, chooseHouse, type Form, formOn, input, option, write as writeIn } from '../../support/features/publish';
import { flats, ids } from '../../support/listing/listings';
import { controlOf, hosts, isShippedEngine, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';
import { translate } from '../../support/translate';

const rents = [101, 102].map((id) => aListing({ id, tradeType: 'rent', price: 70_000 }));
const codesOf = (view: Mounted) => view.detailsOf('error').map((detail) => (detail as { code: string }).code);

/** First words of the headings that name the deal. */
const dealsOf = (view: Mounted) =>
  [...view.root().querySelectorAll('h1, h2')].flatMap(({ textContent }) => /^(?:Купить|Снять)/.exec(textContent) ?? []);

/** Whether the sections beside the form are done, in order. */
const sectionStates = (form: Form) =>
  [...form.root().querySelectorAll('[part=sections] [data-state]')].map((section) => section.getAttribute('data-state')).join();

/** What a translator does: it puts a text in the place of each. */
const translated = (text: Text) => new Text(`«${text.data}»`);

const changes: [string, (view: Mounted) => void][] = [
  ['wraps all texts', (view) => translate(view.container)],
  ['replaces all texts', (view) => translate(view.container, translated)],
];

/** Whatever watches comes after the first draw; on a page it has a second. */
async function whenWatched(): Promise<void> {
  await vi.dynamicImportSettled();
}

beforeEach(async () => {
  if (isShippedEngine) await import('../../../src/engine/foreignChanges');
});

describe.each(hosts)('a page translator on $name', (host) => {
  it.each(changes)('that %s leaves no result of an earlier search', async (_, change) => {
    const search = await host.mount('search', {}, { network: createFakeApi(aWorld([...flats(12), ...rents])) });
    const control = await controlOf(search);
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await whenWatched();
    change(search);
    await control.search({ tradeType: 'rent' });
    await expect.poll(() => shownIds(search)).toEqual([102, 101]);
    await expect.poll(() => dealsOf(search)).toEqual(['Снять']);
    expect(search.root().querySelector('[part~=card]')?.textContent).toContain('70');
    // The next search, too.
    change(search);
    await control.search({ tradeType: 'sale' });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await expect.poll(() => dealsOf(search)).toEqual(['Купить']);
    expect(codesOf(search)).toEqual(['foreign-change']);
  });

  it.each(changes)('that %s leaves a form with what was typed', async (_, change) => {
    const form = await formOn(host, recorded().fetch);
    await expect.element(option(form, 'Аренда')).toBeVisible();
    await choose(form, 'Аренда');
    await choose(form, 'Апартаменты');
    await chooseHouse(form);
    await writeIn(form, 'Залог', '50000');
    await whenWatched();
    change(form);
    await choose(form, 'Продажа');
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    await expect.poll(() => form.root().textContent).toContain('Объявление продажи апартаментов');
    expect(form.root().textContent).not.toContain('аренды апартаментов');
    await expect.element(addressOf(form)).toHaveValue(expect.stringContaining('Чапаевский'));
    expect(codesOf(form)).toEqual(['foreign-change']);
  });

  it.each(changes)('that %s leaves a form whose section is done next', async (_, change) => {
    const form = await formOn(host, recorded().fetch);
    await choose(form, 'Аренда');
    await whenWatched();
    expect(sectionStates(form)).toMatch(/^idle/);
    option(form, 'Апартаменты')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await Promise.resolve();
    expect(form.root().textContent).toContain('аренды апартаментов');
    // The sections beside the form follow in a later task, and are the first to change after this.
    change(form);
    await expect.poll(() => sectionStates(form)).toMatch(/^done/);
    await expect.element(option(form, 'Апартаменты')).toBeChecked();
    expect(codesOf(form)).toEqual(['foreign-change']);
  });

  it.each(changes)('that %s leaves a chat that shows each message once', async (_, change) => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.element(fieldOf(chat)).toBeVisible();
    await expect.poll(() => linesOf(chat).length).toBeGreaterThan(0);
    const before = linesOf(chat).length;
    await userEvent.fill(fieldOf(chat), 'Завтра');
    await whenWatched();
    change(chat);
    await expect.element(fieldOf(chat)).toHaveValue('Завтра');
    await write(chat, 'Да, в субботу');
    await expect.poll(() => linesOf(chat).at(-1)).toBe('> Да, в субботу (sent)');
    expect(linesOf(chat)).toHaveLength(before + 1);
    expect(codesOf(chat)).toEqual(['foreign-change']);
  });
});

describe.each(hosts)('an ad blocker on $name', (host) => {
  it('that removes cards takes none of the next results', async () => {
    const search = await host.mount('search', {}, { network: createFakeApi(aWorld([...flats(12), ...rents])) });
    const control = await controlOf(search);
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    await whenWatched();
    for (const card of [...search.root().querySelectorAll('[part~=card]')].slice(0, 3)) card.remove();
    await control.search({ rooms: ['2'] });
    await expect.poll(() => shownIds(search)).toEqual(ids(1, 10));
    expect(codesOf(search)).toEqual(['foreign-change']);
  });
});
