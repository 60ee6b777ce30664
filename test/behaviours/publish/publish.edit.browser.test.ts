import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aWorld, createFakeApi } from '../../../src/testing';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import { held, offline, recorded, rejects, when } from '../../../src/testing/scenarios';
import { openDialogs } from '../../support/features/auth';
import { button, formOn, input, option, photoNames, photosAre, send, sendChanges, write, written } from '../../support/features/publish';
import { hosts } from '../../support/mount';

const mine = (overrides: Parameters<typeof aListing>[0] = {}) =>
  aListing({
    id: 7,
    owner: { id: 101, name: 'Мария', type: 'owner' },
    photos: [aPhoto({ id: 71 }), aPhoto({ id: 72 })],
    ...overrides,
  });
const serving = (overrides?: Parameters<typeof aListing>[0]) => recorded(createFakeApi(aWorld([mine(overrides)])));

describe.each(hosts)('an edited listing on $name', (host) => {
  it('begins with what is stored, and its deal stays', async () => {
    const form = await formOn(host, serving().fetch, { listingId: 7 });
    const { area, floor } = mine();
    await expect.element(input(form, 'Этаж')).toHaveValue(String(floor));
    await expect.element(input(form, 'Общая площадь')).toHaveValue(String(area).replace('.', ','));
    await expect.element(option(form, 'Продажа')).toBeChecked();
    await expect.element(option(form, 'Продажа')).toBeDisabled();
    await expect.poll(() => photoNames(form)).toEqual(['Фото 1', 'Фото 2']);
    // Shown beside the form where there is room.
    expect(form.root().querySelector('[part~=preview]')?.textContent).toContain('Так увидят объявление');
  });

  it('is archived, sent to moderation and then changed', async () => {
    const server = serving();
    const form = await formOn(host, server.fetch, { listingId: 7 });
    form.cancel('published');
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    await write(form, 'Стоимость', '30000000');
    await sendChanges(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server)).toMatchObject([
      { call: 'PUT /realty/7/status/', body: { realty_status: 4 } },
      { call: 'PUT /realty/7/status/', body: { realty_status: 2 } },
      { call: 'PATCH /realty/sale/7/', body: { price: 30_000_000, photos_upload: [71, 72] } },
    ]);
  });

  it('without changes an active one is not sent, an archived one is', async () => {
    const server = serving();
    const form = await formOn(host, server.fetch, { listingId: 7 });
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    await send(form);
    await expect.poll(() => openDialogs(form)).toEqual(['Вы не внесли изменений. Повторная публикация не требуется.']);
    await userEvent.click(button(form, 'Продолжить редактирование'));
    await expect.poll(() => openDialogs(form)).toEqual([]);
    expect(written(server)).toEqual([]);

    const archive = serving({ status: 'archived' });
    const archived = await formOn(host, archive.fetch, { listingId: 7 });
    archived.cancel('published');
    await expect.element(input(archived, 'Стоимость')).toBeVisible();
    await send(archived);
    await expect.poll(() => archived.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(archive).map(({ call }) => call)).toEqual(['PUT /realty/7/status/', 'PATCH /realty/sale/7/']);
  });

  it('a removed photo is gone at once, and comes back until the form is saved', async () => {
    const server = serving();
    const form = await formOn(host, server.fetch, { listingId: 7 });
    form.cancel('published');
    await photosAre(form, 2);
    await userEvent.click(button(form, 'Удалить фото 1'));
    await expect.poll(() => written(server).map(({ call }) => call)).toEqual(['DELETE /realty/photos/71/']);
    await photosAre(form, 1);
    await userEvent.click(button(form, 'Вернуть'));
    await photosAre(form, 2);
    await userEvent.click(button(form, 'Сделать главной: фото 2'));
    await sendChanges(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server).at(-1)).toMatchObject({ call: 'PATCH /realty/sale/7/', body: { photos_upload: [71, 72] } });
  });

  it('a photo that cannot be removed comes back', async () => {
    const form = await formOn(host, when(/photos/, rejects(500), serving().fetch), { listingId: 7 });
    await photosAre(form, 2);
    await userEvent.click(button(form, 'Удалить фото 1'));
    await expect.element(form.view.getByText('Не удалось удалить фото. Попробуйте ещё раз.')).toBeVisible();
    await photosAre(form, 2);
  });

  it("somebody else's listing and an unknown one are not found", async () => {
    for (const listingId of [7, 8]) {
      const form = await formOn(host, serving({ owner: { id: 1, name: 'Ольга', type: 'owner' } }).fetch, { listingId });
      await expect.element(form.view.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    }
  });

  it('loads, and says why it cannot', async () => {
    const loading = await formOn(host, held().fetch, { listingId: 7 });
    await expect.element(loading.view.getByText('Загрузка объявления')).toBeVisible();
    const lost = await formOn(host, offline(), { listingId: 7 });
    await expect.element(lost.view.getByRole('heading', { name: 'Отсутствует интернет соединение' })).toBeVisible();
    const broken = await formOn(host, rejects(500), { listingId: 7 });
    await expect.element(broken.view.getByRole('heading', { name: 'Произошла критическая ошибка' })).toBeVisible();
    await expect.element(broken.view.getByRole('link', { name: 'На главную' })).toBeVisible();
  });
});
