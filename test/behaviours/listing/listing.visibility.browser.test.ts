import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listing/listing';
import { accountOf } from '../../../src/state/account/account';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { markup, runtimeOf } from '../../support/listing/contactPage';
import { text, title } from '../../support/listing/listingPage';
import { hosts, type Mounted } from '../../support/mount';

/** Of Мария, who is user 101 of the fake. */
const hers: Partial<Listing> = { id: 7, description: 'Тайна', owner: { id: 101, name: 'Мария', type: 'owner' } };
const secrets = /Тайна|Алабяна|Сокол|Мария|18.500.000|комн|54,30|Пожаловаться|Позвонить|Написать|Назад|Вернуться/;

describe.each(hosts)('a listing that not everybody sees on $name', (host) => {
  const open = (listing: Partial<Listing>, token?: () => string | null) => {
    const network = recorded(createFakeApi(aWorld([aListing({ ...hers, ...listing })])));
    const mounted = host.mount('listing', { listingId: 7, pageMetadata: true, ...(token && { token }) }, { network: network.fetch });
    return mounted.then((page) => ({ page, network }));
  };
  const signIn = (page: Mounted, token: string, id: number) => accountOf(runtimeOf(page)).setSource(() => token, aUser({ id }));

  test.each<[string, Partial<Listing>, string]>([
    ['moderation', { status: 'moderation' }, 'Объявление недоступно.'],
    ['rejected', { status: 'rejected' }, 'Объявление отклонено.'],
    ['deleted', { status: 'moderation', isDeleted: true }, 'Объявление удалено и недоступно.'],
  ])('a stranger sees the banner and the way to similar ones: %s', async (_what, listing, words) => {
    const { page, network } = await open(listing);
    await expect.element(title(page)).toHaveTextContent(words);
    await expect.element(page.view.getByRole('link', { name: 'Похожие объявления' })).toBeVisible();
    expect(text(page).trim()).toBe(`${words}Похожие объявления`);
    expect(markup(page)).not.toMatch(secrets);
    expect(page.root().querySelectorAll('img, picture, button')).toHaveLength(0);
    await expect.poll(() => document.title).toBe(`${words.replace(/\.$/, '')} — Квартал`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.detailsOf('shown')).toHaveLength(1);
    expect(network.requests.map(({ url }) => url.pathname).filter((path) => /owner|similar/.test(path))).toEqual([]);
  });

  test.each([
    ['owner', 'token-of-maria'],
    ['moderator', 'token-of-irina'],
  ])('its %s sees everything below the banner, and no way to the owner', async (_who, token) => {
    const { page } = await open({ status: 'moderation' }, () => token);
    await expect.element(page.view.getByText('Тайна')).toBeVisible();
    expect(text(page)).toMatch(/18.500.000/);
    expect(text(page)).toContain('Объявление недоступно.');
    expect(text(page)).not.toMatch(/Позвонить|Написать/);
  });

  test('signing in shows the owner their listing, signing out takes all of it away again', async () => {
    const { page } = await open({ status: 'rejected' });
    await expect.element(title(page)).toHaveTextContent('Объявление отклонено.');
    signIn(page, 'token-of-maria', 101);
    await expect.element(page.view.getByText('Тайна')).toBeVisible();
    accountOf(runtimeOf(page)).setSource(null);
    await expect.element(title(page)).toHaveTextContent('Объявление отклонено.');
    expect(markup(page)).not.toMatch(secrets);
    signIn(page, 'token-of-olga', 1);
    await expect.element(title(page)).toHaveTextContent('Объявление отклонено.');
    expect(markup(page)).not.toMatch(secrets);
  });

  test.each(['active', 'archived'] as const)('one that is the same for all stays where it is: %s', async (status) => {
    const { page } = await open({ status });
    await expect.element(page.view.getByText('Тайна')).toBeVisible();
    const shown = page.root().querySelector('[data-listing="7"]');
    signIn(page, 'token-of-olga', 1);
    await expect.poll(() => accountOf(runtimeOf(page)).store.get().status).toBe('signedIn');
    await expect.element(page.view.getByText('Тайна')).toBeVisible();
    expect(page.root().querySelector('[data-listing="7"]')).toBe(shown);
  });
});
