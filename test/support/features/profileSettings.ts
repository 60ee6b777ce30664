import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, type Recorded, recorded } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { site } from '../listing/listingPage';
import type { Host, Mounted } from '../mount';
import { tokenOfMaria } from './publish';

export type Page = Mounted<'profile-settings'>;

export const serving = () => recorded(createFakeApi(aWorld([])));
export const pageOn = async (host: Host, network: Fetch): Promise<Page> => {
  const page = await host.mount('profile-settings', { token: tokenOfMaria }, { network });
  // A navigation that never ends would slow down every later click.
  page.cancel('deleted');
  return page;
};
export const field = ({ view }: Page, name: string) => view.getByRole('textbox', { name, exact: true });
export const button = ({ view }: Page, name: string) => view.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => userEvent.click(button(page, name));
export const edit = async (page: Page, name: string, text: string) => {
  await press(page, `Изменить: ${name}`);
  await userEvent.fill(field(page, name), text);
};
export const says = (page: Page, text: string) => expect.element(page.view.getByText(text)).toBeVisible();
/** Writes to the profile: the fields of each form. */
export const saved = ({ requests }: Recorded) =>
  requests.filter(({ method, url }) => method === 'PATCH' && url.pathname.endsWith('/profile/'));
export const accountOn = ({ apiUrl }: Page) => accountOf(getRuntime({ apiUrl, siteUrl: site }));
export const inDialog = (page: Page, name: string) => page.view.getByRole('dialog').getByRole('button', { name, exact: true });

/** Chooses a file as the dialog of the browser does. */
export function choose(page: Page, file: File): void {
  const input = page.root().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Follows what is sent in forms. */
export function forms(network: Fetch) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const fetch: Fetch = (input, init) => {
    if (init?.body instanceof FormData) sent.push(Object.fromEntries(init.body));
    return network(input, init);
  };
  return { sent, fetch };
}

export const signInToFake = (api: Fetch) =>
  api('https://fake.test/token-auth/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'maria@kvartal.test', password: 'Secret12' }),
  });

/** The fake API after a sign-in on another device. */
export async function onTwoDevices(): Promise<Fetch> {
  const api = createFakeApi(aWorld([]));
  await signInToFake(api);
  return api;
}
