import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { atEndOfTest } from '../../support/cleanups';
import {
  accountOn,
  addressOf,
  aPicture,
  button,
  choose,
  chooseFiles,
  chooseHouse,
  fillIn,
  formOn,
  input,
  option,
  photoNames,
  problemOf,
  send,
  tokenOfMaria,
  write,
  written,
} from '../../support/features/publish';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const whole = (form: Awaited<ReturnType<typeof formOn>>) => form.root().querySelector('form')?.textContent?.replaceAll('\u00A0', ' ') ?? '';

describe.each(hosts)('a new listing on $name', (host) => {
  it('asks for the address after the types, and for the rest after a house', async () => {
    const form = await formOn(host);
    await expect.element(option(form, 'Продажа')).toBeInTheDocument();
    expect(addressOf(form).query()).toBeNull();
    await choose(form, 'Аренда');
    expect(addressOf(form).query()).toBeNull();
    await choose(form, 'Апартаменты');
    await expect.element(addressOf(form)).toBeVisible();
    expect(input(form, 'Год постройки').query()).toBeNull();
    await expect.element(form.view.getByText('Объявление аренды апартаментов')).toBeVisible();
    await chooseHouse(form);
    await expect.element(input(form, 'Стоимость в месяц')).toBeVisible();
    await expect.element(input(form, 'Залог')).toBeVisible();
    await choose(form, 'Продажа');
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    expect(input(form, 'Залог').query()).toBeNull();
  });

  it('keeps what is filled in while the address is corrected', async () => {
    const form = await formOn(host);
    await fillIn(form);
    await userEvent.fill(addressOf(form), 'Тверская');
    await expect.poll(() => input(form, 'Стоимость').query()).toBeNull();
    await chooseHouse(form);
    await expect.element(input(form, 'Стоимость')).toHaveValue('25\u00A0000\u00A0000');
    await expect.element(input(form, 'Общая площадь')).toHaveValue('54,3');
  });

  it('is sent once, and tells the page where to go', async () => {
    const server = recorded();
    const form = await formOn(host, server.fetch);
    form.cancel('published');
    await fillIn(form);
    await userEvent.dblClick(button(form, 'Опубликовать'));
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    const calls = written(server);
    expect(calls.map(({ call }) => call)).toEqual(['POST /realty/sale/']);
    expect(calls[0]?.body).toMatchObject({
      realty_type: 1,
      address: { house_number: '3', street: { name: 'Чапаевский переулок' } },
      about_apartment: { number_of_rooms: 2, area: 54.3, floor: 3, floors_number: 9 },
      price: 25_000_000,
      owner_type: 1,
      communication_method: 1,
      photos_upload: [expect.stringMatching(/^data:image\/jpeg;base64,/)],
    });
    expect(form.detailsOf('published')).toEqual([{ id: expect.any(Number) as number, url: 'https://site.test/success#sent' }]);
  });

  it.each([
    ['no host takes over', false],
    ['the host stays', true],
  ])('is empty after it was sent when %s', async (_, isTakenOver) => {
    const left: (string | null)[] = [];
    const leave = (event: MouseEvent) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link instanceof HTMLAnchorElement) left.push(link.href, link.target);
    };
    window.addEventListener('click', leave);
    atEndOfTest(() => window.removeEventListener('click', leave));
    const server = recorded();
    const form = await host.mount('publish', { token: tokenOfMaria }, { network: server.fetch });
    if (isTakenOver) form.cancel('published');
    await fillIn(form);
    await send(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    await expect.poll(() => addressOf(form).query()).toBeNull();
    await expect.element(option(form, 'Продажа')).not.toBeChecked();
    await expect.element(button(form, 'Опубликовать')).not.toHaveAttribute('aria-busy', 'true');
    // In this tab: nothing is left to be done here.
    expect(left).toEqual(isTakenOver ? [] : ['https://site.test/success#sent', '']);
    // The next one is another listing.
    await fillIn(form);
    await send(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(2);
    const keys = server.requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []);
    expect(new Set(keys).size).toBe(2);
  });

  it('is busy as soon as it is pressed, while photos are prepared', async () => {
    const server = recorded();
    const form = await formOn(host, server.fetch);
    await fillIn(form);
    const { arrayBuffer } = Blob.prototype;
    let goOn = () => {};
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(async function (this: Blob) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return arrayBuffer.call(this);
    });
    atEndOfTest(() => read.mockRestore());
    chooseFiles(form, await aPicture());
    await expect.element(form.view.getByText('Готовим: чтение')).toBeVisible();
    await send(form);
    await expect.element(button(form, 'Опубликовать')).toHaveAttribute('aria-busy', 'true');
    expect(written(server)).toEqual([]);
    goOn();
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server)).toMatchObject([{ body: { photos_upload: [expect.anything(), expect.anything()] } }]);
  });

  it('lists what is missing, goes to the first field, and to others by their links', async () => {
    const server = recorded();
    const form = await formOn(host, server.fetch);
    await choose(form, 'Продажа');
    await choose(form, 'Квартира');
    await chooseHouse(form);
    await choose(form, '2');
    await send(form);
    await expect.poll(() => whole(form)).toContain('Исправьте 8 полей, чтобы опубликовать');
    await expect.poll(focused).toBe(input(form, 'Общая площадь').element());
    expect(problemOf(form, 'Общая площадь')).toBe('Укажите площадь постройки');
    await userEvent.click(form.view.getByRole('link', { name: 'Стоимость', exact: true }));
    await expect.poll(focused).toBe(input(form, 'Стоимость').element());
    await write(form, 'Стоимость', '25000000');
    await expect.poll(() => whole(form)).toContain('Исправьте 7 полей, чтобы опубликовать');
    expect(written(server)).toEqual([]);
  });

  it('shows all steps from the start, and names all that is missing at once: it only gets less', async () => {
    const form = await formOn(host);
    await expect.element(option(form, 'Продажа')).toBeInTheDocument();
    const steps = () => [...form.root().querySelectorAll('[part~=sections] li')].map((step) => step.textContent);
    await expect.poll(steps).toHaveLength(9);
    expect(steps().filter((step) => step?.includes('появится позже'))).toHaveLength(8);
    expect(whole(form)).not.toContain('Исправьте');
    await send(form);
    await expect.poll(() => whole(form)).toContain('Исправьте 12 полей, чтобы опубликовать');
    expect(whole(form)).toMatch(/Появятся дальше: Город, улица, дом, .*Описание, Стоимость, .*Способ связи\./);
    expect(form.root().querySelector('[part~=problems] a[href$=price]')).toBeNull();
    await choose(form, 'Аренда');
    await expect.poll(() => whole(form)).toContain('Исправьте 11 полей');
    await choose(form, 'Квартира');
    await expect.poll(() => whole(form)).toContain('Исправьте 10 полей');
    await expect.element(form.view.getByText('Заполнено разделов: 1 из 10')).toBeInTheDocument();
    await chooseHouse(form);
    await expect.poll(() => whole(form)).toContain('Исправьте 9 полей');
    expect(whole(form)).not.toContain('Появятся дальше');
    await expect.poll(() => steps().filter((step) => step?.includes('появится позже'))).toEqual([]);
  });

  it('checks a field again when the one it depends on changes', async () => {
    const form = await formOn(host);
    await fillIn(form);
    await write(form, 'Этаж', '17');
    await userEvent.tab();
    await expect.poll(() => problemOf(form, 'Этаж')).toBe('Этаж не может быть больше, чем всего этажей в здании');
    await write(form, 'Этажей в здании', '20');
    await expect.poll(() => problemOf(form, 'Этаж')).toBeNull();
    await write(form, 'Комиссия', '30000000');
    await userEvent.tab();
    await expect.poll(() => problemOf(form, 'Комиссия')).toBe('Комиссия не может быть больше цены');
    await write(form, 'Стоимость', '40000000');
    await expect.poll(() => problemOf(form, 'Комиссия')).toBeNull();
  });

  it('says what is wrong with a number that is not whole, and makes no other of it', async () => {
    const form = await formOn(host);
    await fillIn(form);
    for (const [field, typed, message] of [
      ['Комиссия', '12.5', 'Введите целое число'],
      ['Комиссия', '1e3', 'Введите целое число'],
      ['Комиссия', '-5', 'Только целые числа'],
      ['Общая площадь', '-54', 'Площадь не может быть меньше 5 м²'],
    ] as const) {
      await userEvent.fill(input(form, field), typed);
      await userEvent.click(input(form, field));
      await userEvent.tab();
      await expect.poll(() => problemOf(form, field)?.replaceAll('\u00a0', ' ')).toBe(message);
      await expect.element(input(form, field)).toHaveValue(typed.replace('.', ','));
    }
  });

  it('keeps a description that is too long, and groups the figures of a message', async () => {
    const form = await formOn(host);
    await fillIn(form);
    await write(form, 'Расскажите о квартире', 'я'.repeat(3001));
    await write(form, 'Стоимость', '5');
    await userEvent.tab();
    await expect.poll(() => problemOf(form, 'Расскажите о квартире')).toBe('Максимум 3000 символов');
    await expect.poll(() => problemOf(form, 'Стоимость')).toBe('Минимальная стоимость 100\u00a0000 ₽');
    await expect.element(input(form, 'Расскажите о квартире')).toHaveValue('я'.repeat(3001));
  });

  it('takes digits only, without grouping a year, and counts the price of a metre', async () => {
    const form = await formOn(host);
    await fillIn(form);
    await write(form, 'Год постройки', 'год 2016');
    await expect.element(input(form, 'Год постройки')).toHaveValue('2016');
    await expect.poll(() => (input(form, 'Цена за м²').element() as HTMLInputElement).value.replaceAll('\u00A0', ' ')).toBe('460 405');
    await expect.element(input(form, 'Цена за м²')).toHaveAttribute('readonly');
    await write(form, 'Год постройки', '1400');
    expect(problemOf(form, 'Год постройки')).toBeNull();
    await userEvent.tab();
    await expect.poll(() => problemOf(form, 'Год постройки')).toBe('Год должен быть не меньше 1500');
  });

  it('shows what the server refuses at the fields and as a list', async () => {
    const refusal = rejects(400, { about_apartment: { area: ['Слишком большая площадь'] }, price: ['Неверный формат'] });
    const form = await formOn(host, when(/\/realty\/sale\/$/, refusal));
    await fillIn(form);
    await send(form);
    await expect.poll(() => whole(form)).toContain('about_apartment.area: Слишком большая площадь');
    expect(whole(form)).toContain('price: Неверный формат');
    expect(problemOf(form, 'Общая площадь')).toBe('Слишком большая площадь');
    await expect.poll(focused).toBe(input(form, 'Общая площадь').element());
  });

  it.each([
    ['no network', offline(), 'ошибка сети, проверьте подключение к интернету'],
    ['400 without messages', rejects(400, {}), 'Неизвестная ошибка'],
    ['a failed server', rejects(500), 'неизвестная ошибка'],
  ])('says what went wrong: %s', async (_what, failure, words) => {
    const form = await formOn(host, when(/\/realty\/sale\/$/, failure));
    await fillIn(form);
    await send(form);
    await expect.element(form.view.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect.element(input(form, 'Стоимость')).toHaveValue('25\u00A0000\u00A0000');
  });

  it('a lost answer is repeated with the same key', async () => {
    let isLost = true;
    const api = recorded();
    const server = recorded(async (request, init) => {
      const answer = await api.fetch(request, init);
      if (!isLost || !String(request).endsWith('/realty/sale/')) return answer;
      isLost = false;
      throw new TypeError('Failed to fetch');
    });
    const form = await formOn(host, server.fetch);
    form.cancel('published');
    await fillIn(form);
    await send(form);
    await userEvent.click(button(form, 'Повторить'));
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    const keys = server.requests
      .filter(({ url }) => url.pathname.endsWith('/realty/sale/'))
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a session that ends while sending asks to sign in, and goes on', async () => {
    const form = await formOn(host);
    form.cancel('published');
    await fillIn(form);
    const account = accountOn(form);
    account.setSource(() => 'expired');
    const stop = account.addSignInPrompt((reason) => {
      expect(reason).toBe('send');
      account.setSource(tokenOfMaria);
      return Promise.resolve(true);
    });
    await send(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    stop();
  });

  it('the dialog of an ended session sends what was filled in, after the sign-in; put aside, it leaves the form as it is', async () => {
    const server = recorded();
    const way = switchable(when(/realty\/sale/, rejects(401), server.fetch));
    const form = await formOn(host, way.fetch);
    const auth = await host.mount('auth', {}, { beside: form });
    atEndOfTest(() => localStorage.clear());
    await fillIn(form);
    const dialog = auth.view.getByRole('dialog', { name: 'Войдите, чтобы продолжить' });
    await send(form);
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить' }));
    await expect.element(input(form, 'Стоимость')).toHaveValue('25\u00A0000\u00A0000');
    expect(photoNames(form)).toHaveLength(1);
    await send(form);
    way.use(server.fetch);
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('maria@kvartal.test');
    await userEvent.fill(dialog.getByLabelText('Пароль', { exact: true }), 'Secret12');
    await userEvent.click(dialog.getByRole('button', { name: 'Войти и отправить' }));
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server)).toMatchObject([{ call: 'POST /realty/sale/', body: { price: 25_000_000 } }]);
  });
});
