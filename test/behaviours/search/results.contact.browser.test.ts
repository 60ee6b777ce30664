import { describe, expect, test } from 'vitest';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { controlOf, hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';

describe.each(hosts)('results on $name', (host) => {
  describe('contacting an owner from a row', () => {
    const open = async (communicationMethod: 'calls' | 'messages' | 'callsAndMessages') => {
      const results = await host.mount('results', {}, { network: createFakeApi(aWorld([aListing({ id: 7, communicationMethod })])) });
      await expect.poll(() => shownIds(results)).toEqual([7]);
      return results;
    };
    const button = ({ view }: Mounted, name: string) => view.getByRole('button', { name, exact: true });

    test('offers what the owner allows', async () => {
      const both = await open('callsAndMessages');
      await expect.element(button(both, 'Позвонить')).toBeVisible();
      await expect.element(button(both, 'Написать')).toBeVisible();
      both.unmount();
      const calls = await open('calls');
      await expect.element(button(calls, 'Позвонить')).toBeVisible();
      expect(button(calls, 'Написать').query()).toBeNull();
      calls.unmount();
      const messages = await open('messages');
      await expect.element(button(messages, 'Написать')).toBeVisible();
      expect(button(messages, 'Позвонить').query()).toBeNull();
    });

    test('asks a visitor to sign in, without opening the listing', async () => {
      const results = await open('callsAndMessages');
      await button(results, 'Позвонить').click();
      await expect.element(results.view.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить')).toBeVisible();
      await button(results, 'Написать').click();
      await expect.element(results.view.getByText('Пожалуйста, авторизуйтесь, чтобы написать')).toBeVisible();
      expect(results.detailsOf('contact')).toMatchObject([
        { method: 'call', listing: { id: 7 } },
        { method: 'write', listing: { id: 7 } },
      ]);
      expect(results.detailsOf('selectListing')).toEqual([]);
    });

    test('opens the chat about the listing, which stays while the list changes', async () => {
      const results = await open('messages');
      accountOf(getRuntime({ apiUrl: results.apiUrl, siteUrl: 'https://site.test' })).setSource(() => 'token-of-maria', aUser());
      await button(results, 'Написать').click();
      const chat = results.view.getByRole('dialog', { name: 'Чат', exact: true });
      await expect.element(chat.getByText('Чат пуст')).toBeVisible();
      const control = await controlOf(results);
      await control.search('price_max=1');
      await expect.element(results.view.getByRole('heading', { name: 'По такому запросу объявлений не найдено' })).toBeVisible();
      await expect.element(chat.getByText('Чат пуст')).toBeVisible();
      expect(results.detailsOf('selectListing')).toEqual([]);
    });

    test('leaves it to a host that handles the event', async () => {
      const results = await open('callsAndMessages');
      results.cancel('contact');
      await button(results, 'Позвонить').click();
      await expect.poll(() => results.detailsOf('contact')).toHaveLength(1);
      expect(results.view.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить').query()).toBeNull();
    });
  });

  describe('choosing a listing', () => {
    test('the event can be cancelled, carries the listing, and the link opens the main site', async () => {
      const network = createFakeApi(aWorld([aListing({ id: 7, tradeType: 'rent' })]));
      const results = await host.mount('results', { deal: 'rent' }, { network });
      results.cancel('selectListing');
      const link = results.view.getByRole('link').first();
      await expect.element(link).toHaveAttribute('href', 'https://site.test/rent/7');
      await link.click();
      expect(results.detailsOf('selectListing')).toMatchObject([
        { id: 7, url: 'https://site.test/rent/7', listing: { id: 7, tradeType: 'rent' } },
      ]);
    });
  });
});
