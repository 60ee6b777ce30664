import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { flats } from '../../support/listing/listings';
import { hosts } from '../../support/mount';

describe.each(hosts)('a narrow container on $name', (host) => {
  test('cuts no choice of the form: fields stand in one column where two would not fit', async () => {
    const form = await host.mount('search-form', {});
    const fields = () => [...form.root().querySelectorAll('[part~=field]')].slice(0, 3).map((field) => field.getBoundingClientRect());
    await expect.poll(() => fields().length).toBe(3);
    form.container.style.width = '340px';
    await expect.poll(() => fields()[1]?.top).toBe(fields()[0]?.top);
    form.container.style.width = '240px';
    await expect.poll(() => new Set(fields().map(({ left }) => left)).size).toBe(1);
    expect(new Set(fields().map(({ top }) => top)).size).toBe(3);
  });

  test('keeps the number of results and the word after it in one line at 320 px', async () => {
    const results = await host.mount('results', {}, { network: createFakeApi(aWorld(flats(1234))) });
    // The fonts of tests are wider than the kit's: this is like 288 px on a page.
    results.container.style.width = '320px';
    const count = results.view.getByText(/^1\s234\sобъявления$/).first();
    await expect.element(count).toBeVisible();
    await expect.poll(() => count.element().getBoundingClientRect().height).toBeLessThan(24);
  });
});

describe.each(hosts)('forced colours on $name', (host) => {
  test('leave rows their buttons and icons, also after signing in', async () => {
    const world = aWorld([aListing({ id: 7, communicationMethod: 'callsAndMessages' })]);
    const results = await host.mount('results', {}, { network: createFakeApi(world) });
    accountOf(getRuntime({ apiUrl: results.apiUrl, siteUrl: 'https://site.test' })).setSource(() => 'token-of-maria', aUser());
    const force = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await force('active');
    onTestFinished(async () => void (await force('')));
    for (const name of ['Позвонить', 'Написать']) {
      const button = results.view.getByRole('button', { name, exact: true });
      await expect.element(button).toBeVisible();
      const { backgroundColor, borderStyle } = getComputedStyle(button.element());
      expect(borderStyle).toBe('solid');
      expect(getComputedStyle(button.element(), '::before').backgroundColor).not.toBe(backgroundColor);
    }
  });
});
