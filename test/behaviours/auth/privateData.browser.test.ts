import { afterEach, describe, expect, it } from 'vitest';
import { encodeUser } from '../../../src/api/wire/account/user';
import { accountOf } from '../../../src/state/account/account';
import { privateStoreOf } from '../../../src/state/data/privateStore';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { authOf, openDialog, signInAs } from '../../support/features/auth';
import { maria, olga } from '../../support/features/signedIn';
import { hosts, type Mounted } from '../../support/mount';

/** A server with a listing that only Maria sees: it is in moderation, and she is its owner. */
const personal = () =>
  recorded(
    createFakeApi(
      aWorld([aListing({ id: 7, status: 'moderation', description: 'Тайна', owner: { id: maria.id, name: 'Мария', type: 'owner' } })]),
    ),
  );

const runtimeOf = ({ apiUrl }: Mounted) => getRuntime({ apiUrl, siteUrl: 'https://site.test' });

/** All text and attributes of the page, shadow roots and closed dialogs included. */
function everything(node: ParentNode = document): string {
  const shadows = [...node.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [everything(shadowRoot)] : []));
  const own = node instanceof Document ? node.documentElement.outerHTML : [...node.children].map(({ outerHTML }) => outerHTML).join('');
  return [own, ...shadows].join('\n');
}

const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

/** What is only of this person. */
const tracesOf = (text: string, { token = '', email, phone, lastName }: typeof maria) =>
  [token, email, phone, lastName, 'fake-token-1'].filter((part) => part !== '' && text.includes(part));

afterEach(() => localStorage.clear());

describe.each(hosts)('after signing out on $name', (host) => {
  const key = '["listing-details",7]';
  const open = async () => {
    const server = personal();
    const listing = await host.mount('listing', { listingId: 7 }, { network: server.fetch });
    await host.mount('header', {}, { beside: listing });
    const auth = await host.mount('auth', {}, { beside: listing });
    await authOf(auth);
    const cached = () => privateStoreOf(runtimeOf(listing)).read(key).status;
    return { server, listing, auth, cached };
  };
  const sees = ({ view }: Mounted, text: string) => expect.element(view.getByText(text)).toBeVisible();
  const traces = () => [...tracesOf(everything() + stored(), maria), ...(everything().match(/Тайна|Ковалёва/g) ?? [])];

  it('nothing of the first person is left for the second one: on the page, in memory, in storage', async () => {
    const { server, listing, auth, cached } = await open();
    await sees(listing, 'Объявление недоступно.');
    const signInWith = async (user: typeof maria) => {
      const [signedIn] = await openDialog(auth, 'signIn');
      await signInAs(auth, user);
      expect(await signedIn).toBe(true);
    };
    await signInWith(maria);
    await sees(listing, 'Тайна');
    expect(traces()).not.toEqual([]);
    expect(cached()).toBe('ready');

    await (await authOf(auth)).signOut();
    await expect.poll(traces).toEqual([]);
    expect(cached()).toBe('idle');

    const before = server.to('/realty/7/').length;
    await signInWith(olga);
    // Asked again, with her own token.
    await expect.poll(() => server.to('/realty/7/').length).toBeGreaterThan(before);
    expect(server.to('/realty/7/').at(-1)?.headers.get('Authorization')).toMatch(/-of-1$/);
    await expect.poll(cached).toBe('ready');
    expect(JSON.stringify(privateStoreOf(runtimeOf(listing)).read(key))).not.toContain('Тайна');
    await sees(listing, 'Объявление недоступно.');
    expect(traces()).toEqual([]);
  });

  it('another tab does the same', async () => {
    const { listing, cached } = await open();
    const entry = `kvartal:account:${listing.apiUrl}`;
    const tell = (user: typeof maria | null) => {
      if (user) localStorage.setItem(entry, JSON.stringify({ version: 1, token: user.token, user: encodeUser(user) }));
      else localStorage.removeItem(entry);
      dispatchEvent(new StorageEvent('storage', { key: entry, storageArea: localStorage }));
    };
    tell(maria);
    await sees(listing, 'Тайна');
    tell(olga);
    expect(accountOf(runtimeOf(listing)).token()).toBe(olga.token);
    await expect.poll(traces).toEqual([]);
    await expect.poll(cached).toBe('ready');
    expect(traces()).toEqual([]);
    tell(null);
    await expect.poll(cached).toBe('idle');
    expect(tracesOf(everything() + stored(), olga)).toEqual([]);
  });
});
