import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { deleteListing, setListingStatus } from '../../../src/api/listing/myListings';
import { rejectListing } from '../../../src/api/moderation';
import { formOfListing } from '../../../src/domain/listing/form/formOfListing';
import { aWorld, createFakeApi, createFakeStore } from '../../../src/testing';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import type { Fetch } from '../../../src/testing/scenarios';
import { button, formOn, input, sendChanges, tokenOfMaria, write } from '../../support/features/publish';
import { hosts } from '../../support/mount';

const mine = aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' }, photos: [aPhoto({ id: 71 })] });
const over = (fetch: Fetch, token: string | null = tokenOfMaria()) => ({
  baseUrl: 'https://fake.test/api',
  fetch,
  token: () => token,
});

describe.each(hosts)('what becomes of a listing while its form is open, on $name', (host) => {
  /** A form in which a price was typed, once its page hears of events. */
  const typedIn = async (listing = mine) => {
    const store = createFakeStore(aWorld([listing]));
    const api = createFakeApi(store);
    const form = await formOn(host, api, { listingId: 7 });
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    await write(form, 'Стоимость', '30000000');
    await expect.poll(() => store.events.listeners()).toBe(1);
    return { api, form };
  };
  const isKept = ({ form }: Awaited<ReturnType<typeof typedIn>>) =>
    expect.element(input(form, 'Стоимость')).toHaveValue('30\u00A0000\u00A0000');

  it('a rejection is told with its reason, and what was typed is sent as its correction', async () => {
    const opened = await typedIn();
    const { api, form } = opened;
    const seen = { id: 7, status: 'active', tradeType: 'sale', version: 1 } as const;
    await rejectListing(over(api, 'token-of-irina'), seen, { reason: 'price', field: 'price', comment: 'Дешевле в два раза.' });
    await expect.element(form.view.getByText('Модератор: Дешевле в два раза.')).toBeVisible();
    await expect.element(form.view.getByText('Объявление отклонено.').last()).toBeVisible();
    await isKept(opened);
    form.cancel('published');
    await userEvent.click(button(form, 'Опубликовать'));
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect((await getOwnListing(over(api), 7)).listing).toMatchObject({ status: 'moderation', price: 30_000_000 });
  });

  it('an archive is told, and what is sent goes to moderation', async () => {
    const opened = await typedIn();
    await setListingStatus(over(opened.api), 7, 'archived');
    await expect.element(opened.form.view.getByText(/Если отправите их, объявление уйдёт на модерацию\./)).toBeVisible();
    await isKept(opened);
  });

  it('a deletion is told', async () => {
    const opened = await typedIn();
    await deleteListing(over(opened.api), 7);
    await expect.element(opened.form.view.getByText(/Отправить изменения уже нельзя\./)).toBeVisible();
    await isKept(opened);
  });

  it('another version is told, and can be taken under what was typed', async () => {
    const opened = await typedIn();
    const { api, form } = opened;
    const { listing, moderation } = await getOwnListing(over(api), 7);
    const stored = formOfListing(listing);
    await saveListing(over(api), { id: 7, status: 'moderation', version: moderation?.version }, { ...stored, area: 61 }, [71]);
    const said = form.view.getByText('Объявление изменено в другой вкладке или на другом устройстве.').last();
    await expect.element(said).toBeVisible();
    await userEvent.click(button(form, 'Взять новую версию'));
    await expect.element(input(form, 'Общая площадь')).toHaveValue('61');
    await expect.element(said).not.toBeInTheDocument();
    await isKept(opened);
  });

  it('its own sending is no news', async () => {
    const { form } = await typedIn();
    form.cancel('published');
    await sendChanges(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(form.view.getByText(/Объявление (?:изменено|отправлено|перенесено)/).query()).toBeNull();
  });
});
