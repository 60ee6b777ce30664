import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { malformed, offline, recorded, rejects, when } from '../../../src/testing/scenarios';
import { atEndOfTest } from '../../support/cleanups';
import { addressOf, choose, formOn, input, send } from '../../support/features/publish';
import { serveYandex } from '../../support/map/yandexServer';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

describe.each(hosts)('the address of a listing on $name', (host) => {
  const ready = async (network = recorded().fetch) => {
    const form = await formOn(host, network);
    await choose(form, 'Продажа');
    await choose(form, 'Квартира');
    await expect.element(addressOf(form)).toBeVisible();
    return form;
  };

  it('is chosen from the list by keys, and shows its house and metro', async () => {
    const form = await ready();
    await userEvent.fill(addressOf(form), 'Тверская');
    await expect.element(form.view.getByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(addressOf(form)).toHaveValue('г Москва, ул Тверская, д 12 стр 2');
    await expect.element(form.view.getByText(/^Ближайшее метро: /)).toBeVisible();
  });

  it('the only hit of a long text counts as chosen, until the visitor types on', async () => {
    const form = await ready();
    await userEvent.fill(addressOf(form), 'Мосфильмовская, 8');
    await expect.element(input(form, 'Год постройки')).toBeVisible();
    await expect.element(addressOf(form)).toHaveValue('Мосфильмовская, 8');
    await userEvent.type(addressOf(form), '9');
    await expect.element(input(form, 'Год постройки')).not.toBeInTheDocument();
    await userEvent.fill(addressOf(form), 'Мосфильмовская, 8');
    await expect.element(input(form, 'Год постройки')).toBeVisible();
    await userEvent.tab();
    await expect.element(addressOf(form)).toHaveValue('г Москва, ул Мосфильмовская, д 8');
  });

  it('beside a map of Yandex its geocoder finds the metro; the server does when it cannot', async () => {
    for (const answer of ['ok', 'noModule'] as const) {
      const vendor = serveYandex(answer);
      atEndOfTest(() => vendor.stop());
      const server = recorded();
      const form = await formOn(host, server.fetch, { mapProvider: 'yandex', mapKey: `key-${answer}-${host.name}` });
      await choose(form, 'Продажа');
      await choose(form, 'Квартира');
      await userEvent.fill(addressOf(form), 'Мосфильмовская, 8');
      await expect.element(form.view.getByText(/^Ближайшее метро: /)).toBeVisible();
      const [asked, ...more] = server.to('/realty-addresses/nearest-metro/');
      expect(more).toEqual([]);
      const latitude = Number(asked?.url.searchParams.get('latitude'));
      if (answer === 'ok') {
        // The nearest of five, 556 metres to the north; its line and colour are the server's.
        const [geocoded] = vendor.geocoded();
        expect(geocoded?.options).toEqual({ kind: 'metro', results: 5 });
        expect(latitude - Number(geocoded?.at[0])).toBeCloseTo(0.005, 6);
        await expect.element(form.view.getByText(/^Ближайшее метро: .+, 7\sмин пешком$/)).toBeVisible();
      } else expect(vendor.geocoded()).toEqual([]);
      form.unmount();
      vendor.stop();
    }
  });

  it('is asked for', async () => {
    const form = await ready();
    await send(form);
    await expect.element(addressOf(form)).toHaveAccessibleDescription('Укажите адрес');
    await expect.poll(focused).toBe(addressOf(form).element());
  });

  it.each([
    ['no network', offline(), 'Ошибка сети, проверьте соединение с интернетом'],
    ['403', rejects(403), 'Неверный ключ API'],
    ['413', rejects(413), 'Слишком большой запрос или слишком много условий'],
    ['429', rejects(429), 'Слишком много запросов в секунду или соединений в минуту'],
    ['503', rejects(503), 'Внутренняя ошибка сервиса, попробуйте позже'],
    ['418', rejects(418), 'Неизвестная ошибка'],
  ])('says what is wrong with the service: %s', async (_what, failure, words) => {
    const form = await ready(when(/suggest/, failure));
    await userEvent.fill(addressOf(form), 'Мосфильмовская, 8');
    await expect.element(form.view.getByText(words).first()).toBeVisible();
  });

  it('a street alone is not enough', async () => {
    const street = { suggestions: [{ value: 'г Москва, ул Тверская', data: { street: 'Тверская', street_type_full: 'улица' } }] };
    const form = await ready(when(/suggest/, malformed(street)));
    await userEvent.fill(addressOf(form), 'Твер');
    await userEvent.click(form.view.getByRole('option'));
    await expect.element(addressOf(form)).toHaveValue('г Москва, ул Тверская, ');
    await userEvent.tab();
    const message = 'Не удалось определить адрес: укажите полный адрес с номером дома';
    await expect.element(addressOf(form)).toHaveAccessibleDescription(message);
    expect(input(form, 'Год постройки').query()).toBeNull();
  });

  it('says that nothing was found', async () => {
    const form = await ready();
    await userEvent.fill(addressOf(form), 'Несуществующая');
    await expect.element(form.view.getByText('Ничего не найдено').last()).toBeVisible();
    await userEvent.fill(addressOf(form), 'Несуществующая, 100500');
    await expect.element(form.view.getByText('Такого дома нет в списке').last()).toBeVisible();
  });
});
