import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getOwnListing, saveListing } from '../../../src/api/listing/listingWrites';
import { formOfListing } from '../../../src/domain/listing/form/formOfListing';
import { aWorld, createFakeApi } from '../../../src/testing';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import { held, offline, recorded, rejects, when } from '../../../src/testing/scenarios';
import { openDialogs } from '../../support/features/auth';
import {
  aPicture,
  button,
  chooseFiles,
  formOn,
  input,
  option,
  photoNames,
  photosAre,
  send,
  sendChanges,
  tokenOfMaria,
  write,
  written,
} from '../../support/features/publish';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

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
    await expect.poll(() => form.root().querySelector('[part~=preview]')?.textContent ?? '').toContain('Так увидят объявление');
  });

  it('rejected and unchanged, names the remark that is open, and is sent all the same', async () => {
    const server = recorded(createFakeApi(aWorld([mine({ status: 'rejected' })])));
    const form = await formOn(host, server.fetch, { listingId: 7 });
    form.cancel('published');
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    await expect.element(form.view.getByText('Объявление отклонено.')).toBeVisible();
    await send(form);
    await expect.poll(() => openDialogs(form)).toEqual(['Замечание модератора не исправлено']);
    expect(written(server)).toEqual([]);
    await userEvent.click(button(form, 'Отправить так'));
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
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

  it('offers a removed photo again after the form was left without saving', async () => {
    const server = serving();
    const left = await formOn(host, server.fetch, { listingId: 7 });
    await photosAre(left, 2);
    await userEvent.click(button(left, 'Удалить фото 2'));
    await expect.poll(() => written(server).map(({ call }) => call)).toEqual(['DELETE /realty/photos/72/']);
    left.unmount();
    const form = await formOn(host, server.fetch, { listingId: 7 });
    await photosAre(form, 1);
    await userEvent.click(button(form, 'Вернуть'));
    await photosAre(form, 2);
    await sendChanges(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server).at(-1)).toMatchObject({ call: 'PATCH /realty/sale/7/', body: { photos_upload: [71, 72] } });
  });

  it('the last photo stays on the server until the form is saved with another one', async () => {
    const server = serving({ photos: [aPhoto({ id: 71 })] });
    const form = await formOn(host, server.fetch, { listingId: 7 });
    await photosAre(form, 1);
    await userEvent.click(button(form, 'Удалить фото 1'));
    await photosAre(form, 0);
    await send(form);
    await expect.element(form.view.getByText('Пожалуйста, добавьте хотя бы одно фото')).toBeVisible();
    chooseFiles(form, await aPicture());
    await photosAre(form, 1);
    await sendChanges(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server).map(({ call }) => call)).not.toContain('DELETE /realty/photos/71/');
    expect(written(server).at(-1)).toMatchObject({ body: { photos_upload: [expect.stringMatching(/^data:image/)] } });
  });

  it('a photo that cannot be removed comes back', async () => {
    const form = await formOn(host, when(/photos/, rejects(500), serving().fetch), { listingId: 7 });
    await photosAre(form, 2);
    await userEvent.click(button(form, 'Удалить фото 1'));
    await expect.element(form.view.getByText('Не удалось удалить фото. Попробуйте ещё раз.')).toBeVisible();
    await photosAre(form, 2);
  });

  it('does not replace what another tab has saved, unless its owner wants that', async () => {
    for (const [way, price] of [
      ['Взять новую версию', 30_000_000],
      ['Отправить мою', 30_000_000],
    ] as const) {
      const server = serving();
      const form = await formOn(host, server.fetch, { listingId: 7 });
      await expect.element(input(form, 'Стоимость')).toBeVisible();
      await write(form, 'Стоимость', String(price));
      const other = { apiUrl: form.apiUrl, fetch: server.fetch, baseUrl: form.apiUrl, token: tokenOfMaria };
      const { listing } = await getOwnListing(other, 7);
      const elsewhere = { ...formOfListing(listing), description: 'Другая вкладка была быстрее.' };
      await saveListing(other, listing, elsewhere, [71, 72]);
      const before = written(server).length;
      await sendChanges(form);
      await expect.element(form.view.getByText('Объявление уже изменено в другой вкладке или на другом устройстве.')).toBeVisible();
      await expect.element(input(form, 'Стоимость')).toHaveValue('30\u00A0000\u00A0000');
      await userEvent.click(button(form, way));
      if (way === 'Взять новую версию') {
        await expect.element(input(form, 'Расскажите о квартире')).toHaveValue('Другая вкладка была быстрее.');
        await expect.element(input(form, 'Стоимость')).toHaveValue('30\u00A0000\u00A0000');
        await send(form);
      }
      await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
      const edits = written(server)
        .slice(before)
        .filter(({ call }) => call.startsWith('PATCH /realty/sale'));
      expect(edits.map(({ body }) => (body as { version?: number }).version)).toEqual(
        way === 'Взять новую версию' ? [1, 2] : [1, undefined],
      );
      const now = await getOwnListing(other, 7);
      expect(now.listing).toMatchObject({
        price,
        description: way === 'Взять новую версию' ? 'Другая вкладка была быстрее.' : listing.description,
      });
      form.unmount();
    }
  });

  it.each([
    ['rental_features', 'Холодильник', 'checkbox'],
    ['realty.about_apartment.balcony', 'Балкон', 'checkbox'],
    ['realty.about_building.type', 'Тип дома', 'combobox'],
  ] as const)('a rejection leads to its field: %s', async (field, name, role) => {
    const server = serving({ tradeType: 'rent', price: 85_000, status: 'moderation' });
    const decision = { realty_status: 3, version: 1, reason_code: 'wrong_data', field, comment: '' };
    const decided = await server.fetch('https://fake.test/api/realty/7/status/', {
      method: 'PUT',
      headers: { Authorization: 'Token token-of-irina', 'Content-Type': 'application/json' },
      body: JSON.stringify(decision),
    });
    expect(decided.status).toBe(200);
    const form = await formOn(host, server.fetch, { listingId: 7 });
    await userEvent.click(form.view.getByRole('link', { name: 'К полю' }));
    await expect.poll(focused).toBe(form.view.getByRole(role, { name, exact: true }).element());
  });

  it('says at every field what the server refuses', async () => {
    const refusal = rejects(400, {
      realty: { about_building: { type: ['Такого дома нет'] }, about_apartment: { balcony: ['Балкона нет'] } },
      rental_features: ['Так нельзя'],
    });
    const api = serving({ tradeType: 'rent', price: 85_000, status: 'archived' });
    const form = await formOn(host, when(/\/realty\/rent\/7\//, refusal, api.fetch), { listingId: 7 });
    await expect.element(input(form, 'Стоимость в месяц')).toBeVisible();
    await send(form);
    const told = (role: 'checkbox' | 'combobox', name: string) => {
      const field = form.view.getByRole(role, { name, exact: true }).element();
      const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
      return [field.getAttribute('aria-invalid'), (field.getRootNode() as Document | ShadowRoot).getElementById(described)?.textContent];
    };
    await expect.poll(() => told('combobox', 'Тип дома')).toEqual(['true', 'Такого дома нет']);
    expect(told('checkbox', 'Балкон')).toEqual(['true', 'Балкона нет']);
    expect([told('checkbox', 'Холодильник'), told('checkbox', 'Можно с детьми')]).toContainEqual(['true', 'Так нельзя']);
  });

  it('leads to the account by its path, with a question when something would be lost', async () => {
    const form = await formOn(host, serving().fetch, { listingId: 7 });
    await write(form, 'Стоимость', '30000000');
    const crumb = form.view.getByRole('link', { name: 'Личный кабинет' });
    expect(crumb.element()).toHaveProperty('href', 'https://site.test/cabinet');
    await userEvent.click(crumb);
    await userEvent.click(button(form, 'Покинуть страницу'));
    await expect.poll(() => form.detailsOf('navigate')).toEqual([{ url: 'https://site.test/cabinet', target: 'account' }]);
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
