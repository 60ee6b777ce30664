import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page as viewport } from 'vitest/browser';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { photos } from '../../support/listing/listingPhotos';
import { flats } from '../../support/listing/listings';
import { hosts, type Mounted } from '../../support/mount';

const listing = encodeListing(aListing({ id: 7, photos: photos(9) }));
const end = (page: Mounted) => page.root().querySelector('[data-printed]');
/** Shows the page as on paper until the test ends. */
async function asPrinted(): Promise<void> {
  const show = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => void (await show('')));
  await show('print');
}
const isShown = (element: Element | null) => element?.checkVisibility() ?? null;

describe.each(hosts)('a printed listing on $name', (host) => {
  test('has further photos, its address in words and as a code, and no controls', async () => {
    const page = await host.mount('listing', { listing });
    await expect.poll(() => end(page)).not.toBeNull();
    expect(isShown(end(page))).toBe(false);
    const controls = ['Следующее фото', /^9\sфото$/, 'Поделиться'].map((name) => page.view.getByRole('button', { name }).first().element());
    const back = page.view.getByRole('link', { name: 'Вернуться к поиску' }).first().element();
    expect(controls.map(isShown)).toEqual([true, true, true]);

    await asPrinted();
    expect([...controls, back].map(isShown)).toEqual([false, false, false, false]);
    await expect.element(page.view.getByRole('img', { name: 'QR-код: ссылка на объявление' })).toBeVisible();
    expect(end(page)?.textContent).toMatch(/^Объявление на сайтеhttps?:\/\/.+\/buy\/7$/);
    const pictures = [...(end(page)?.querySelectorAll('img') ?? [])];
    expect(pictures).toHaveLength(6);
    await expect.poll(() => pictures.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
  });

  // React takes the theme from the provider of the page.
  test.runIf(host.name === 'element')('is light in the dark theme', async () => {
    const page = await host.mount('listing', { listing, theme: 'dark' });
    const title = page.view.getByRole('heading', { level: 1 });
    await expect.element(title).toBeVisible();
    const lightness = () => getComputedStyle(title.element()).getPropertyValue('--kv-text');
    const onScreen = lightness();
    await asPrinted();
    expect(onScreen).toBe('#eaf0ed');
    expect(lightness()).toBe('#15211f');
  });
});

describe.each(hosts)('printed results on $name', (host) => {
  test('are the list alone: neither form nor order', async () => {
    const page = await host.mount('search', {}, { network: createFakeApi(aWorld(flats(3))) });
    const sort = page.view.getByRole('combobox', { name: 'Сортировка' });
    await expect.element(sort).toBeVisible();
    const form = page.view.getByRole('search', { name: 'Поиск недвижимости' }).element();
    const order = sort.element();
    expect([form, order].map(isShown)).toEqual([true, true]);
    await asPrinted();
    expect([form, order].map(isShown)).toEqual([false, false]);
    await expect.element(page.view.getByRole('heading', { name: /^Купить/ })).toBeVisible();
  });

  test('leave out the line that replaces the form on a phone', async () => {
    await viewport.viewport(375, 800);
    onTestFinished(() => viewport.viewport(1280, 900));
    const page = await host.mount('search', {}, { network: createFakeApi(aWorld(flats(3))) });
    const summary = page.view.getByRole('button', { name: /^Купить, / });
    await expect.element(summary).toBeVisible();
    const line = summary.element();
    await asPrinted();
    expect(isShown(line)).toBe(false);
  });
});
