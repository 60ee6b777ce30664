import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unsavedWork } from '../../../src/state/runtime/unsavedWork';
import { offline, rejects, switchable } from '../../../src/testing/scenarios';
import { messageOf } from '../../support/features/auth';
import { accountOn, edit, field, forms, pageOn, press, saved, says, serving, signInToFake } from '../../support/features/profileSettings';
import { maria, olga } from '../../support/features/signedIn';
import { hosts } from '../../support/mount';

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
    /** The form keeps what is typed from its first effects, which come after it is drawn. Those have run once it knows that there are changes. */
    const type = async (name: string, text: string) => {
      await edit(page, name, text);
      await expect.poll(() => unsavedWork().hasChanges()).toBe(true);
    };
    enter(maria);
    return { page, account, enter, end, type, renewed: { ...maria, token } };
  };

  it('are there when the same person signs in again, and can be saved or undone', async () => {
    const { page, enter, end, type, renewed } = await open();
    await type('Фамилия', 'Орлова');
    await end();
    enter(renewed);
    await expect.element(field(page, 'Фамилия')).toHaveValue('Орлова');
    await expect.element(field(page, 'Фамилия')).not.toHaveAttribute('readonly');
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
    await press(page, 'Не менять: Фамилия');
    await expect.element(field(page, 'Фамилия')).toHaveValue('Ковалёва');
    await type('Фамилия', 'Орлова');
    await press(page, 'Сохранить');
    await says(page, 'Данные успешно обновлены');
    await end();
    enter(maria);
    await expect.element(field(page, 'Фамилия')).toHaveValue('Орлова');
    await expect.element(field(page, 'Фамилия')).toHaveAttribute('readonly');
  });

  it('are not shown to another person, and then to nobody', async () => {
    const { page, enter, end, type, renewed } = await open();
    await type('Имя', 'Марина');
    await end();
    enter(olga);
    await expect.element(field(page, 'Имя')).toHaveValue('Ольга');
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
    await end();
    enter(renewed);
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
  });

  it('are gone when the person agrees to lose them', async () => {
    const { page, account, enter, type } = await open();
    await type('Имя', 'Марина');
    unsavedWork().allow();
    account.setSource(null);
    await says(page, 'Войдите, чтобы увидеть настройки профиля');
    enter(maria);
    await expect.element(field(page, 'Имя')).toHaveValue('Мария');
    await expect.element(field(page, 'Имя')).toHaveAttribute('readonly');
  });
});
