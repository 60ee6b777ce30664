import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rejects, switchable } from '../../../src/testing/scenarios';
import { openDialogs } from '../../support/features/auth';
import { accountOn, inDialog, onTwoDevices, type Page, pageOn, press, says, serving } from '../../support/features/profileSettings';
import { hosts } from '../../support/mount';

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
