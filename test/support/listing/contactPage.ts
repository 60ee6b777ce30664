import { page as browserPage } from 'vitest/browser';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ListingProps } from '../../../src/features/listing/definition';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { type Fetch, when } from '../../../src/testing/scenarios';
import type { hosts, Mounted } from '../mount';
import { answersOwner, ownerPath, wireListing } from './owner';

export const signedIn = () => 'token-of-maria';
/** The phone of `anOwner`, as displayed. */
export const phoneText = '+7 (916) 555-01-27';

export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
export const markup = (page: Mounted) => plain((page.root() as ShadowRoot | HTMLElement).innerHTML);
export const toasts = (page: Mounted) =>
  [...page.root().querySelectorAll('[data-toast][data-state=open]')].map((one) => plain(one.querySelector('span')?.textContent));
export const runtimeOf = ({ apiUrl }: Mounted) => getRuntime({ apiUrl, siteUrl: 'https://site.test' });
export const dialogOf = (page: Mounted) => page.root().querySelector<HTMLDialogElement>('dialog[open]');
export const button = (page: Mounted, name: string) => page.view.getByRole('button', { name, exact: true });

/** Deviations from the default page of a listing. */
export interface ContactPage {
  readonly listing?: Partial<Listing>;
  readonly props?: ListingProps;
  readonly owner?: Fetch;
  readonly network?: Fetch;
  readonly siteUrl?: string;
  readonly markup?: string;
}

/** Mounts the page of a listing on this host. */
export const contactPageOn =
  (host: (typeof hosts)[number]) =>
  ({ listing = {}, props = {}, owner = answersOwner(), network, siteUrl, markup }: ContactPage = {}) =>
    host.mount('listing', { listing: wireListing(listing), ...props }, { network: network ?? when(ownerPath, owner), siteUrl, markup });

/** Runs `look` in a window of this size; restores the size afterwards. */
export async function inWindow(width: number, height: number, look: () => Promise<void>): Promise<void> {
  await browserPage.viewport(width, height);
  try {
    await look();
  } finally {
    await browserPage.viewport(1280, 900);
  }
}
