import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser, someUsers } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { beside, flatAt, markers, panelOf, useFakeEngines } from '../../support/map/searchMap';
import { hosts, type Mounted } from '../../support/mount';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));
beforeEach(() => void useFakeEngines());

const owner = { id: 11, name: 'Анна', type: 'owner' } as const;
const flat = flatAt(beside(-40, -40), { communicationMethod: 'callsAndMessages', owner });

describe.each(hosts)('who is signed in, on the map on $name', (host) => {
  const open = async (): Promise<Mounted<'map'>> => {
    const map = await host.mount(
      'map',
      {},
      { network: createFakeApi({ ...aWorld([flat]), users: [...someUsers(), aUser({ id: 11, token: 'token-of-anna' })] }) },
    );
    await expect.poll(() => markers(map)).toHaveLength(1);
    await userEvent.click(map.view.getByRole('button', { name: /^1 объявление/ }));
    await expect.poll(() => panelOf(map)).not.toBeNull();
    return map;
  };
  const accountAt = ({ apiUrl }: Mounted) => accountOf(getRuntime({ apiUrl, siteUrl: 'https://site.test' }));
  const signIn = (map: Mounted, id: number) => accountAt(map).setSource(() => 'token-of-maria', { ...aUser(), id });
  const press = (map: Mounted, name: string) => userEvent.click(map.view.getByRole('button', { name, exact: true }));

  test('an own listing is refused', async () => {
    const map = await open();
    signIn(map, 11);
    await press(map, 'Позвонить');
    await expect.element(map.view.getByText('Вы не можете позвонить этому пользователю.')).toBeVisible();
    await press(map, 'Написать');
    await expect.element(map.view.getByText('Вы не можете написать этому пользователю.')).toBeVisible();
  });

  test('the page of the listing opens, unless the page of the map does it', async () => {
    const map = await open();
    signIn(map, 101);
    map.cancel('selectListing');
    await press(map, 'Позвонить');
    expect(map.detailsOf('contact')).toMatchObject([{ method: 'call', listing: { id: flat.id } }]);
    await expect.poll(() => map.detailsOf('selectListing')).toMatchObject([{ id: flat.id, url: `https://site.test/buy/${flat.id}` }]);
  });

  test('where the page can ask to sign in, it is asked, and the action goes on', async () => {
    const map = await open();
    const asked: string[] = [];
    accountAt(map).addSignInPrompt(async (reason) => {
      asked.push(reason);
      signIn(map, 101);
      return true;
    });
    await press(map, 'Написать');
    await expect.element(map.view.getByRole('dialog', { name: 'Чат', exact: true }).getByText('Чат пуст')).toBeVisible();
    expect(asked).toEqual(['write']);
    expect(map.detailsOf('selectListing')).toEqual([]);
    expect(map.root().querySelector('[data-toast]')).toBeNull();
  });

  test('a visitor who does not sign in stays where they are', async () => {
    const map = await open();
    const asked: string[] = [];
    accountAt(map).addSignInPrompt(async (reason) => {
      asked.push(reason);
      return false;
    });
    await press(map, 'Позвонить');
    await expect.poll(() => asked).toEqual(['call']);
    expect(map.detailsOf('selectListing')).toEqual([]);
    expect(panelOf(map)).not.toBeNull();
  });
});
