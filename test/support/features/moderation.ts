import { userEvent } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { type Fetch, type Recorded, recorded } from '../../../src/testing/scenarios';
import { addComplaint } from '../../../src/testing/store/fakeComplaints';
import { createFakeStore, type FakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import type { Host, Mounted } from '../mount';

export type Page = Mounted<'moderation'>;

const oleg = aUser({
  id: 104,
  firstName: 'Олег',
  lastName: 'Белов',
  phone: '9031112266',
  email: 'oleg@kvartal.test',
  token: 'token-of-oleg',
  role: 'moderator',
});

export const waiting = (id: number, overrides: Partial<Listing> = {}) => aListing({ id, status: 'moderation', ...overrides });

/** A server with a queue, and complaints about a public listing. */
export function moderators(...listings: Listing[]): { readonly store: FakeStore; readonly server: Recorded } {
  const world = aWorld(listings);
  const store = createFakeStore({ ...world, users: [...world.users, oleg] });
  for (const { id, status } of listings) {
    if (status === 'active') addComplaint(store, { listingId: id, userId: 101, author: 'Мария', description: 'Квартира давно продана.' });
  }
  return { store, server: recorded(createFakeApi(store)) };
}

/** A call of the other moderator. */
export function asOleg({ fetch }: Pick<Recorded, 'fetch'>, path: string, body: object = {}, method = 'POST'): Promise<Response> {
  const headers = { Authorization: `Token ${oleg.token}`, 'Content-Type': 'application/json' };
  const options = { method, headers, body: JSON.stringify(body) };
  return fetch(`https://server.test/api${path}`, options);
}

export function moderationOn(host: Host, network: Fetch, token = 'token-of-irina'): Promise<Page> {
  return host.mount('moderation', { token: () => token }, { network });
}

export const heading = ({ view }: Page, name: string) => view.getByRole('heading', { name, exact: true });
export const button = ({ view }: Page, name: string) => view.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => userEvent.click(button(page, name));

/** Decisions that were sent: path and body. */
export function decisions({ requests }: Recorded): { readonly call: string; readonly body: unknown }[] {
  return requests
    .filter(({ method, url }) => method !== 'GET' && /\/(approve|reject|dismiss|confirm|block|status)\/$/.test(url.pathname))
    .map(({ url, body }) => ({ call: url.pathname.replace(/^.*\/api|^\/[^/]*(?=\/moderation|\/realty)/, ''), body }));
}

/** Text of what has the focus, also in a shadow root. */
export function focusOf(page: Page): string {
  const { activeElement } = page.root() instanceof ShadowRoot ? (page.root() as ShadowRoot) : document;
  return activeElement?.textContent ?? '';
}
