import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { unsavedWork } from '../../../src/state/runtime/unsavedWork';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type Fetch, offline, type Recorded, recorded, rejects, switchable } from '../../../src/testing/scenarios';
import { aWorld } from '../../../src/testing/world';
import { animatedPng, cmyk, html, hugePng, oriented, pageWithPicture, polyglot, svg, twoColours } from '../../support/badInput/badPhotos';
import { messageOf, openDialogs } from '../../support/features/auth';
import { tokenOfMaria } from '../../support/features/publish';
import { maria, olga } from '../../support/features/signedIn';
import { site } from '../../support/listing/listingPage';
import { type Host, hosts, type Mounted } from '../../support/mount';

type Page = Mounted<'profile-settings'>;

const serving = () => recorded(createFakeApi(aWorld([])));
const pageOn = async (host: Host, network: Fetch): Promise<Page> => {
  const page = await host.mount('profile-settings', { token: tokenOfMaria }, { network });
  // A navigation that never ends would slow down every later click.
  page.cancel('deleted');
  return page;
};
const field = ({ view }: Page, name: string) => view.getByRole('textbox', { name, exact: true });
const button = ({ view }: Page, name: string) => view.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => userEvent.click(button(page, name));
const edit = async (page: Page, name: string, text: string) => {
  await press(page, `Изменить: ${name}`);
  await userEvent.fill(field(page, name), text);
};
const says = (page: Page, text: string) => expect.element(page.view.getByText(text)).toBeVisible();
/** Writes to the profile: the fields of each form. */
const saved = ({ requests }: Recorded) => requests.filter(({ method, url }) => method === 'PATCH' && url.pathname.endsWith('/profile/'));
const accountOn = ({ apiUrl }: Page) => accountOf(getRuntime({ apiUrl, siteUrl: site }));
const inDialog = (page: Page, name: string) => page.view.getByRole('dialog').getByRole('button', { name, exact: true });

/** Chooses a file as the dialog of the browser does. */
function choose(page: Page, file: File): void {
  const input = page.root().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Follows what is sent in forms. */
function forms(network: Fetch) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const fetch: Fetch = (input, init) => {
    if (init?.body instanceof FormData) sent.push(Object.fromEntries(init.body));
    return network(input, init);
  };
  return { sent, fetch };
}

const signInToFake = (api: Fetch) =>
  api('https://fake.test/token-auth/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'maria@kvartal.test', password: 'Secret12' }),
  });

/** The fake API after a sign-in on another device. */
async function onTwoDevices(): Promise<Fetch> {
  const api = createFakeApi(aWorld([]));
  await signInToFake(api);
  return api;
}

describe.each(hosts)('names on $name', (host) => {
  it('are read-only until the pencil is pressed; only what changed is sent, and everybody learns of it', async () => {
    const { sent, fetch } = forms(serving().fetch);
    const page = await pageOn(host, fetch);
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
    await edit(page, 'Имя', ' Марина ');
    await expect.element(field(page, 'Фамилия')).toHaveAttribute('readonly');
    await press(page, 'Сохранить');
    await says(page, 'Данные успешно обновлены');
    expect(sent).toEqual([{ first_name: 'Марина' }]);
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
    expect(accountOn(page).store.get()).toMatchObject({ user: { firstName: 'Марина', lastName: 'Ковалёва' } });
    await expect.element(field(page, 'Имя')).toHaveValue('Марина');
  });

  it('nothing changed and nothing left are told without a call', async () => {
    const server = serving();
    const page = await pageOn(host, server.fetch);
    await edit(page, 'Имя', 'Мария');
    await press(page, 'Сохранить');
    await says(page, 'Изменения не были внесены');
    await userEvent.fill(field(page, 'Имя'), '');
    await edit(page, 'Фамилия', '');
    await press(page, 'Сохранить');
    await says(page, 'Пожалуйста, заполните хотя бы одно из полей.');
    await userEvent.fill(field(page, 'Имя'), 'М');
    await press(page, 'Сохранить');
    await expect.poll(() => messageOf(page, 'Имя')).toBe('Имя должно содержать минимум 2 символа');
    expect(saved(server)).toHaveLength(0);
  });

  it('are as they were after their cross and after «Отменить»', async () => {
    const page = await pageOn(host, serving().fetch);
    await edit(page, 'Имя', 'Марина');
    await edit(page, 'Фамилия', 'Орлова');
    await press(page, 'Не менять: Имя');
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
    await press(page, 'Отменить');
    await expect.element(field(page, 'Фамилия')).toHaveValue('Ковалёва');
    await expect.poll(() => page.root().textContent).not.toContain('Сохранить');
  });

  it('a lost network is told, what was typed stays, and it can be repeated', async () => {
    const server = serving();
    const network = switchable(server.fetch);
    const page = await pageOn(host, network.fetch);
    await edit(page, 'Имя', 'Марина');
    network.use(offline());
    await press(page, 'Сохранить');
    await says(page, 'Не удалось сохранить данные');
    await expect.element(field(page, 'Имя')).toHaveValue('Марина');
    network.use(server.fetch);
    await press(page, 'Сохранить');
    await says(page, 'Данные успешно обновлены');
    expect(saved(server)).toHaveLength(1);
  });

  it('messages of the server stand at their fields', async () => {
    const server = serving();
    const page = await pageOn(host, (input, init) =>
      (init?.method === 'PATCH' ? rejects(400, { first_name: ['Имя занято.'] }) : server.fetch)(input, init),
    );
    await edit(page, 'Имя', 'Марина');
    await press(page, 'Сохранить');
    await expect.poll(() => messageOf(page, 'Имя')).toBe('Имя занято.');
  });
});

describe.each(hosts)('names that are typed and not saved on $name', (host) => {
  const open = async () => {
    const { fetch } = serving();
    const { token } = (await (await signInToFake(fetch)).json()) as { readonly token: string };
    const page = await host.mount('profile-settings', {}, { network: fetch });
    const account = accountOn(page);
    const enter = (user: typeof maria) => account.setSource(() => user.token ?? null, user);
    /** The session has been ended on another device. */
    const end = async () => {
      account.refuse(account.token() ?? '');
      await says(page, 'Войдите, чтобы увидеть настройки профиля');
    };
    enter(maria);
    return { page, account, enter, end, renewed: { ...maria, token } };
  };

  it('are there when the same person signs in again, and can be saved or undone', async () => {
    const { page, enter, end, renewed } = await open();
    await edit(page, 'Фамилия', 'Орлова');
    await end();
    enter(renewed);
    await expect.element(field(page, 'Фамилия')).toHaveValue('Орлова');
    await expect.element(field(page, 'Фамилия')).not.toHaveAttribute('readonly');
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
    await press(page, 'Не менять: Фамилия');
    await expect.element(field(page, 'Фамилия')).toHaveValue('Ковалёва');
    await edit(page, 'Фамилия', 'Орлова');
    await press(page, 'Сохранить');
    await says(page, 'Данные успешно обновлены');
    await end();
    enter(maria);
    await expect.element(field(page, 'Фамилия')).toHaveValue('Орлова');
    await expect.element(field(page, 'Фамилия')).toHaveAttribute('readonly');
  });

  it('are not shown to another person, and then to nobody', async () => {
    const { page, enter, end, renewed } = await open();
    await edit(page, 'Имя', 'Марина');
    await end();
    enter(olga);
    await expect.element(field(page, 'Имя')).toHaveValue('Ольга');
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
    await end();
    enter(renewed);
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
  });

  it('are gone when the person agrees to lose them', async () => {
    const { page, account, enter } = await open();
    await edit(page, 'Имя', 'Марина');
    unsavedWork().allow();
    account.setSource(null);
    await says(page, 'Войдите, чтобы увидеть настройки профиля');
    enter(maria);
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
  });
});

describe.each(hosts)('the picture on $name', (host) => {
  const fileOf = (bytes: BlobPart, name = 'me.jpg') => new File([bytes], name, { type: 'image/jpeg' });

  it('is cut out as a square and sent as a new JPEG', async () => {
    const { sent, fetch } = forms(serving().fetch);
    const page = await pageOn(host, fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    choose(page, fileOf(await twoColours(800, 400)));
    await expect.poll(() => openDialogs(page)).toEqual(['Фото профиля']);
    // To the right, as far as it goes: only blue is left.
    const place = page.view.getByRole('application', { name: 'Положение фото' });
    (place.element() as HTMLElement).focus();
    for (let times = 0; times < 25; times += 1) await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(inDialog(page, 'Сохранить'));
    await says(page, 'Аватар успешно обновлен');
    const file = sent[0]?.avatar as File;
    const bitmap = await createImageBitmap(file);
    expect([file.type, bitmap.width, bitmap.height]).toEqual(['image/jpeg', 400, 400]);
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 20, 200, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
    expect(blue).toBeGreaterThan(red + 100);
    expect(accountOn(page).store.get()).toMatchObject({ user: { avatar: expect.stringMatching(/^data:image/) } });
    await press(page, 'Удалить фото');
    await says(page, 'Фото удалено');
    expect(sent[1]).toEqual({ avatar: '' });
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
  });

  it('what is no picture is refused before anything is sent', async () => {
    const server = serving();
    const page = await pageOn(host, server.fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    const [format, broken] = [
      'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG',
      'Выбранный файл не является изображением',
    ];
    const jpeg = await twoColours();
    for (const [file, text] of [
      [svg(), format],
      [html(), format],
      [await pageWithPicture(), format],
      [fileOf(''), broken],
      [fileOf(jpeg.slice(0, 30)), broken],
      [await hugePng(), 'Изображение слишком большое. Уменьшите его до 50\u00a0мегапикселей.'],
      [fileOf(new Uint8Array(5 * 1024 * 1024 + 1)), 'Размер файла не должен превышать 5 МБ.'],
    ] as const) {
      choose(page, file);
      await expect.poll(() => page.root().textContent).toContain(text);
      expect(openDialogs(page)).toEqual([]);
    }
    expect(saved(server)).toHaveLength(0);
  });

  it('odd but real pictures are shown, and only their pixels are sent', async () => {
    const { sent, fetch } = forms(serving().fetch);
    const page = await pageOn(host, fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    for (const file of [cmyk(), await polyglot(), await animatedPng(), await oriented()]) {
      choose(page, file);
      await expect.poll(() => openDialogs(page)).toEqual(['Фото профиля']);
      await userEvent.click(inDialog(page, 'Сохранить'));
      await expect.poll(() => openDialogs(page)).toEqual([]);
    }
    expect(sent).toHaveLength(4);
    for (const { avatar } of sent) {
      const text = await (avatar as File).text();
      expect(text).not.toContain('<script>');
      expect(text).not.toContain('GPS');
    }
  });

  it('a failure is told in the dialog, which can repeat it', async () => {
    const server = serving();
    const network = switchable(server.fetch);
    const page = await pageOn(host, network.fetch);
    await expect.element(button(page, 'Загрузить фото')).toBeVisible();
    choose(page, fileOf(await twoColours()));
    await expect.poll(() => openDialogs(page)).toEqual(['Фото профиля']);
    network.use(offline());
    await userEvent.click(inDialog(page, 'Сохранить'));
    await says(page, 'Не удалось загрузить аватар. Попробуйте позже.');
    network.use(server.fetch);
    await userEvent.click(inDialog(page, 'Сохранить'));
    await says(page, 'Аватар успешно обновлен');
    expect(saved(server)).toHaveLength(1);
  });
});

describe.each(hosts)('sign-in, letters and data on $name', (host) => {
  const fill = (page: Page, label: string, text: string) =>
    userEvent.fill(page.view.getByRole('dialog').getByLabelText(label, { exact: true }), text);

  it('a new e-mail waits for its confirmation, and can be taken back', async () => {
    const page = await pageOn(host, serving().fetch);
    await press(page, 'Изменить: Email');
    await expect.poll(() => openDialogs(page)).toEqual(['Новый email']);
    await fill(page, 'Новый email', 'nova@kvartal.test');
    await fill(page, 'Пароль', 'Wrong123');
    await userEvent.click(inDialog(page, 'Отправить ссылку'));
    await says(page, 'Неправильный пароль.');
    await fill(page, 'Пароль', 'Secret12');
    await userEvent.click(inDialog(page, 'Отправить ссылку'));
    await says(page, 'Ждёт подтверждения: nova@kvartal.test');
    await press(page, 'Оставить прежний');
    await says(page, 'Не подтверждён');
  });

  it('a new password needs the present one, and ends the other sessions', async () => {
    const api = await onTwoDevices();
    const page = await pageOn(host, api);
    await expect.poll(() => page.root().querySelectorAll('[data-session]')).toHaveLength(2);
    await press(page, 'Изменить: Пароль');
    await expect.poll(() => openDialogs(page)).toEqual(['Новый пароль']);
    await fill(page, 'Текущий пароль', 'Secret12');
    await fill(page, 'Новый пароль', 'Novyj1234');
    await fill(page, 'Повторите пароль', 'Novyj123');
    await userEvent.click(inDialog(page, 'Изменить пароль'));
    await says(page, 'Пароли не совпадают');
    await fill(page, 'Повторите пароль', 'Novyj1234');
    await userEvent.click(inDialog(page, 'Изменить пароль'));
    await says(page, 'Пароль изменён');
    await expect.poll(() => page.root().querySelectorAll('[data-session]')).toHaveLength(1);
  });

  it('a session that has ended elsewhere counts as ended, and leaves the list', async () => {
    const api = await onTwoDevices();
    // The other device is gone before the request arrives.
    const page = await pageOn(host, async (input, init) => {
      if (init?.method === 'DELETE') await api(input, init);
      return api(input, init);
    });
    const devices = () => page.root().querySelectorAll('[data-session]');
    await expect.poll(devices).toHaveLength(2);
    await userEvent.click(page.view.getByRole('button', { name: /^Выйти: / }));
    await says(page, 'Вход завершён');
    await expect.poll(devices).toHaveLength(1);
    await expect.poll(() => page.view.getByRole('region', { name: 'Где вы вошли' }).element().matches(':focus')).toBe(true);
  });

  it('letters are chosen at once, and come back when they could not be', async () => {
    const server = serving();
    const network = switchable(server.fetch);
    const page = await pageOn(host, network.fetch);
    const letters = page.view.getByRole('checkbox', { name: 'Решения модератора' });
    await userEvent.click(letters, { force: true });
    await expect.element(letters).not.toBeChecked();
    expect(server.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ decisions: false }]);
    network.use((input, init) => (init?.method === 'PATCH' ? rejects(500) : server.fetch)(input, init));
    await userEvent.click(letters, { force: true });
    await says(page, 'Не удалось сохранить данные');
    await expect.element(letters).not.toBeChecked();
  });
});

describe.each(hosts)('deleting the account on $name', (host) => {
  const ask = async (page: Page) => {
    await press(page, 'Удалить аккаунт');
    await expect.poll(() => openDialogs(page)).toEqual(['Вы уверены, что хотите удалить аккаунт? Это действие необратимо.']);
  };

  const passwordIn = (page: Page) => page.view.getByRole('dialog').getByLabelText('Пароль', { exact: true });
  const confirm = async (page: Page, password: string) => {
    await userEvent.fill(passwordIn(page), password);
    await userEvent.click(inDialog(page, 'Удалить'));
  };

  it('asks first and for the password, then signs out and tells the page', async () => {
    const server = serving();
    const page = await pageOn(host, server.fetch);
    await ask(page);
    await userEvent.click(inDialog(page, 'Отменить'));
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
    await ask(page);
    await userEvent.click(inDialog(page, 'Удалить'));
    await says(page, 'Введите пароль');
    await confirm(page, 'Wrong1234');
    await says(page, 'Неправильный пароль.');
    await expect.poll(() => passwordIn(page).element().matches(':focus')).toBe(true);
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await confirm(page, 'Secret12');
    await expect.poll(() => page.detailsOf('deleted')).toHaveLength(1);
    await expect.poll(() => accountOn(page).store.get()).toEqual({ status: 'anonymous' });
    expect(server.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url.pathname.slice(-23))).toEqual(
      ['/users/dev/delete/101/', '/users/dev/delete/101/'].map((path) => expect.stringContaining(path)),
    );
  });

  it('a lost answer is no failure the second time', async () => {
    const server = serving();
    let isLost = true;
    const page = await pageOn(host, async (input, init) => {
      // Where events come through, the page learns at once that the session has ended.
      if (String(input).includes('/events/')) throw new TypeError('Failed to fetch');
      const answer = await server.fetch(input, init);
      if (init?.method !== 'DELETE' || !isLost) return answer;
      isLost = false;
      throw new TypeError('Failed to fetch');
    });
    await ask(page);
    await confirm(page, 'Secret12');
    await says(page, 'Не удалось удалить профиль. Попробуйте позже.');
    await userEvent.click(inDialog(page, 'Удалить'));
    await expect.poll(() => page.detailsOf('deleted')).toHaveLength(1);
    await expect.poll(() => accountOn(page).store.get()).toEqual({ status: 'anonymous' });
  });

  it('visitors are asked to sign in', async () => {
    const page = await host.mount('profile-settings');
    await expect.element(page.view.getByRole('heading', { name: 'Войдите, чтобы увидеть настройки профиля' })).toBeVisible();
  });
});
