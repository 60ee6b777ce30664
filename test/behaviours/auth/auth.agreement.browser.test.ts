import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { authOf, buttonOf, fieldOf, openDialogs } from '../../support/features/auth';
import { boxMessage, fill, filled, openRegistration, send } from '../../support/features/registration';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

afterEach(() => localStorage.clear());

describe.each(hosts)('agreement and policy on $name', (host) => {
  const open = () => openRegistration(host);

  it.each([
    ['пользовательское соглашение', 'Пользовательское соглашение'],
    ['политику конфиденциальности', 'Политика конфиденциальности'],
  ])('%s opens over the form and leads back to it as it was', async (link, title) => {
    const { auth } = await open();
    await userEvent.fill(fieldOf(auth, 'Имя'), 'Анна');
    await userEvent.click(buttonOf(auth, link));
    await expect.element(auth.view.getByRole('dialog', { name: title })).toBeVisible();
    expect(openDialogs(auth)).toEqual(['Регистрация', title]);
    await userEvent.click(buttonOf(auth, 'Вернуться к регистрации'));
    await expect.poll(() => openDialogs(auth)).toEqual(['Регистрация']);
    await expect.element(fieldOf(auth, 'Имя')).toHaveValue('Анна');
    await expect.element(auth.view.getByRole('checkbox')).not.toBeChecked();
    expect(focused()).toBe(buttonOf(auth, link).element());
  });

  it('one box is asked for; a page may ask for a second, which is told to the server', async () => {
    const plain = await open();
    expect(plain.auth.root().querySelectorAll('dialog [type=checkbox]')).toHaveLength(1);
    plain.auth.unmount();
    const { auth, server } = await openRegistration(host, undefined, { separateConsent: true });
    await fill(auth);
    await send(auth);
    const second = auth.view.getByRole('checkbox').nth(1);
    await expect.element(second).toHaveAccessibleName(/^Даю согласие на обработку персональных данных/);
    await expect.poll(() => boxMessage(second.element())).toBe('Вы должны согласиться с условиями');
    await expect.poll(focused).toBe(second.element());
    await userEvent.keyboard(' ');
    await send(auth);
    await expect.element(buttonOf(auth, 'OK')).toBeVisible();
    expect(server.requests[0]?.body).toMatchObject({ terms_agreed: true, personal_data_agreed: true });
    expect((await authOf(auth)).user?.email).toBe(filled.Email);
  });
});
