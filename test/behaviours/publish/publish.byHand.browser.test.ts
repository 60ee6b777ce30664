import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeModeration } from '../../../src/api/wire/moderation/moderation';
import { aWorld, createFakeApi } from '../../../src/testing';
import { aListing } from '../../../src/testing/fixtures';
import { altered, malformed, recorded, rejects, when } from '../../../src/testing/scenarios';
import { accountOn, addressOf, button, choose, type Form, formOn, input, send } from '../../support/features/publish';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const ready = async (host: (typeof hosts)[number], network = recorded().fetch) => {
  const form = await formOn(host, network);
  await choose(form, 'Продажа');
  await choose(form, 'Квартира');
  await expect.element(addressOf(form)).toBeVisible();
  return form;
};
const map = ({ view }: Form) => view.getByRole('application', { name: /^Карта для метки дома/ });
const aim = (form: Form) => button(form, 'Поставить метку под прицел');

describe.each(hosts)('an address by hand on $name', (host) => {
  it('says that a house is unknown, keeps text and message, and offers the nearest numbers', async () => {
    const form = await ready(host);
    await userEvent.fill(addressOf(form), 'Тверская 22');
    await expect.element(form.view.getByText('Дома 22 на этой улице нет в списке').last()).toBeVisible();
    expect(form.view.getByRole('option').query()).toBeNull();
    await userEvent.tab();
    await expect.element(addressOf(form)).toHaveValue('Тверская 22');
    await expect.element(form.view.getByText('Дома 22 на этой улице нет в списке').last()).toBeVisible();
    await userEvent.click(button(form, 'г Москва, ул Тверская, д 12 стр 2'));
    await expect.element(addressOf(form)).toHaveValue('г Москва, ул Тверская, д 12 стр 2');
    await expect.poll(focused).toBe(addressOf(form).element());
    await expect.element(input(form, 'Год постройки')).toBeVisible();
  });

  it('the only suggestion is not chosen when it is another house than the one typed', async () => {
    const data = {
      street: 'Кутузовский',
      street_type_full: 'проспект',
      house: '26',
      block: '1',
      block_type: 'к',
      geo_lat: '55.74',
      geo_lon: '37.54',
    };
    const form = await ready(host, when(/suggest/, malformed({ suggestions: [{ value: 'г Москва, Кутузовский пр-кт, д 26 к 1', data }] })));
    await userEvent.fill(addressOf(form), 'Кутузовский пр 26');
    await expect.element(form.view.getByRole('option')).toBeVisible();
    await userEvent.tab();
    await expect.element(addressOf(form)).toHaveValue('Кутузовский пр 26');
    expect(input(form, 'Год постройки').query()).toBeNull();
    await userEvent.fill(addressOf(form), 'Кутузовский пр 26 к 1');
    await expect.element(input(form, 'Год постройки')).toBeVisible();
  });

  it('is typed and placed by keys alone; the rest of the form follows', async () => {
    const form = await ready(host);
    await userEvent.fill(addressOf(form), 'Бульвар братьев Весниных, 1 к 2');
    await expect.element(form.view.getByText('Такого дома нет в списке').last()).toBeVisible();
    await userEvent.tab();
    await expect.poll(focused).toBe(button(form, 'Указать дом на карте').element());
    await userEvent.keyboard('{Enter}');
    await expect.element(input(form, 'Улица')).toHaveValue('Бульвар братьев Весниных');
    await expect.element(input(form, 'Дом')).toHaveValue('1');
    await expect.element(input(form, 'Корпус')).toHaveValue('2');
    await expect.poll(focused).toBe(input(form, 'Дом').element());
    expect(input(form, 'Год постройки').query()).toBeNull();
    await expect.element(map(form)).toBeVisible();
    await expect.element(aim(form)).toHaveAttribute('aria-disabled', 'false');
    (aim(form).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input(form, 'Год постройки')).toBeVisible();
    await expect.element(form.view.getByText(/^Ближайшее метро: /)).toBeVisible();
    // Without its number the address is no address any more.
    await userEvent.clear(input(form, 'Дом'));
    await expect.element(input(form, 'Год постройки')).not.toBeInTheDocument();
    await userEvent.click(button(form, 'Искать в списке'));
    await expect.element(addressOf(form)).toBeVisible();
  });

  it('is placed by a press on the map', async () => {
    const form = await ready(host);
    await userEvent.fill(addressOf(form), 'Саларьевская 9');
    await userEvent.click(button(form, 'Указать дом на карте'));
    await expect.element(aim(form)).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(map(form), { position: { x: 60, y: 60 } });
    await expect.element(form.view.getByText('Метка стоит. Нажмите на другое место, чтобы передвинуть её.').last()).toBeVisible();
    await expect.element(input(form, 'Год постройки')).toBeVisible();
  });

  it('asks for the pin, and focuses what is missing', async () => {
    const form = await ready(host);
    await userEvent.fill(addressOf(form), 'Саларьевская 9');
    await userEvent.click(button(form, 'Указать дом на карте'));
    await expect.element(aim(form)).toHaveAttribute('aria-disabled', 'false');
    await send(form);
    const message = 'Не удалось определить адрес: укажите полный адрес с номером дома';
    await expect.element(aim(form)).toHaveAccessibleDescription(message);
    await expect.poll(focused).toBe(aim(form).element());
  });

  it('a way on is also there when the service is not', async () => {
    const form = await ready(host, when(/suggest/, rejects(401)));
    await userEvent.fill(addressOf(form), 'Саларьевская 9');
    await expect.element(form.view.getByText('В запросе нет ключа API').first()).toBeVisible();
    // The 401 is about the key of the service: Maria stays signed in.
    expect(accountOn(form).token()).not.toBeNull();
    // The message stands above the button until the field is left.
    await userEvent.tab();
    await userEvent.click(button(form, 'Нужного дома нет в списке?'));
    await expect.element(input(form, 'Улица')).toHaveValue('Саларьевская');
  });

  it('the pin at the edge of the city is not what is wrong with a house without its number', async () => {
    const house = { isRegistered: false, metres: null };
    const moderation = encodeModeration({ version: 1, reason: null, field: null, comment: '', house, history: [] });
    const { address } = aListing();
    const inNekrasovka = address && { ...address, latitude: 55.6907, longitude: 37.9433 };
    const api = createFakeApi(aWorld([aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' }, address: inNekrasovka })]));
    const told = altered((body) => ({ ...(body as object), moderation }), api);
    const form = await formOn(host, when(/realty\/7\/$/, told, api), { listingId: 7 });
    await expect.element(aim(form)).toHaveAttribute('aria-disabled', 'false');
    await userEvent.clear(input(form, 'Дом'));
    await userEvent.tab();
    await send(form);
    await expect.element(input(form, 'Дом')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(aim(form)).not.toHaveAttribute('aria-invalid');
  });

  it('a stored one is edited by hand', async () => {
    const house = { isRegistered: false, metres: null };
    const moderation = encodeModeration({ version: 1, reason: null, field: null, comment: '', house, history: [] });
    const api = createFakeApi(aWorld([aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' } })]));
    const told = altered((body) => ({ ...(body as object), moderation }), api);
    const form = await formOn(host, when(/realty\/7\/$/, told, api), { listingId: 7 });
    await expect.element(input(form, 'Улица')).toBeVisible();
    await expect.element(form.view.getByText('Этого дома нет в списке: адрес и точку на карте проверит модератор.')).toBeVisible();
    await expect.element(input(form, 'Год постройки')).toBeVisible();
  });
});
