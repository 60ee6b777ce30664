import { describe, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { altered, type Fetch, recorded, when } from '../../../src/testing/scenarios';
import { fakeAppCodes, fakeRecoveryCodes, fakeSecret } from '../../../src/testing/store/fakeFactors';
import { aWorld } from '../../../src/testing/world';
import { tokenOfMaria } from '../../support/features/publish';
import { type Host, hosts, type Mounted } from '../../support/mount';

type Page = Mounted<'profile-settings'>;

const pageOn = (host: Host, network: Fetch): Promise<Page> => host.mount('profile-settings', { token: tokenOfMaria }, { network });
const block = ({ view }: Page) => view.getByRole('region', { name: 'Вход с кодом' });
const dialog = ({ view }: Page, name: string) => view.getByRole('dialog', { name });
const press = (page: Page, name: string, button: string) =>
  userEvent.click(dialog(page, name).getByRole('button', { name: button, exact: true }));
const fill = (page: Page, name: string, field: string, text: string) =>
  userEvent.fill(dialog(page, name).getByLabelText(field, { exact: true }), text);
/** Also in a shadow root. */
const isFocused = (locator: Locator) => locator.element().matches(':focus');
const setUp = 'Включить вход с кодом';

async function begun(page: Page): Promise<void> {
  await userEvent.click(block(page).getByRole('button', { name: 'Включить' }));
  await fill(page, setUp, 'Пароль', 'Secret12');
  await press(page, setUp, 'Продолжить');
}

describe.each(hosts)('the second factor in the settings on $name', (host) => {
  it('is set up with the password, the QR code and a code; recovery codes are shown once and can be kept', async () => {
    const page = await pageOn(host, recorded(createFakeApi(aWorld([]))).fetch);
    await userEvent.click(block(page).getByRole('button', { name: 'Включить' }));
    await fill(page, setUp, 'Пароль', 'Wrong1234');
    await press(page, setUp, 'Продолжить');
    await expect.element(dialog(page, setUp).getByText('Неправильный пароль.')).toBeVisible();
    await fill(page, setUp, 'Пароль', 'Secret12');
    await press(page, setUp, 'Продолжить');
    await expect.element(dialog(page, setUp).getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    await expect.element(dialog(page, setUp).getByText(fakeSecret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
    await expect.poll(() => isFocused(dialog(page, setUp).getByLabelText('Код из приложения'))).toBe(true);
    await fill(page, setUp, 'Код из приложения', '999999');
    await press(page, setUp, 'Включить');
    await expect.element(dialog(page, setUp).getByText(/^Код не подошёл/)).toBeVisible();
    await fill(page, setUp, 'Код из приложения', fakeAppCodes[0]);
    await press(page, setUp, 'Включить');
    const codes = 'Резервные коды';
    await expect.element(dialog(page, codes)).toBeVisible();
    const items = dialog(page, codes).getByRole('listitem');
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(fakeRecoveryCodes);
    await press(page, codes, 'Коды сохранены');
    await expect.element(block(page).getByText('Включён')).toBeVisible();
    await expect.element(block(page).getByText('Резервных кодов осталось: 10')).toBeVisible();
    await expect.poll(() => isFocused(block(page).getByRole('button', { name: 'Выключить' }))).toBe(true);
    expect(page.root().textContent).not.toContain(fakeRecoveryCodes[0]);
  });

  it('closed half-way it is off, and begins with the password again', async () => {
    const page = await pageOn(host, createFakeApi(aWorld([])));
    await begun(page);
    await expect.element(dialog(page, setUp).getByLabelText('Код из приложения')).toBeVisible();
    await press(page, setUp, 'Закрыть');
    await userEvent.click(block(page).getByRole('button', { name: 'Включить' }));
    await expect.element(dialog(page, setUp).getByLabelText('Пароль', { exact: true })).toHaveValue('');
  });

  it('is turned off with the password and a code', async () => {
    const network = createFakeApi({ ...aWorld([]), users: [aUser({ hasSecondFactor: true })] });
    const page = await pageOn(host, network);
    await userEvent.click(block(page).getByRole('button', { name: 'Выключить' }));
    const off = 'Выключить вход с кодом';
    await press(page, off, 'Выключить');
    await expect.element(dialog(page, off).getByText('Введите пароль')).toBeVisible();
    await expect.element(dialog(page, off).getByText('Введите код')).toBeVisible();
    await fill(page, off, 'Пароль', 'Secret12');
    await fill(page, off, 'Код из приложения или резервный', fakeRecoveryCodes[0] ?? '');
    await press(page, off, 'Выключить');
    await expect.element(page.view.getByText('Вход с кодом выключен')).toBeVisible();
    await expect.poll(() => isFocused(block(page).getByRole('button', { name: 'Включить' }))).toBe(true);
  });

  it('tells a moderator of whom it is required', async () => {
    const api = createFakeApi(aWorld([]));
    const network = when(
      /second-factor\/$/,
      altered((state) => ({ ...(state as object), is_required: true }), api),
      api,
    );
    const page = await pageOn(host, network);
    await expect.element(block(page).getByText(/^Модераторам нужен вход с кодом/)).toBeVisible();
  });
});
