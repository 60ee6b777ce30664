import { describe, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { confirmPhone, sendPhoneCode } from '../../../src/api/account/phone';
import { aUser } from '../../../src/testing/fakeAccounts';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { altered, type Fetch, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { fakePhoneCode } from '../../../src/testing/store/fakePhones';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { tokenOfMaria } from '../../support/features/publish';
import { type Host, hosts, type Mounted } from '../../support/mount';

type Page = Mounted<'profile-settings'>;

const phonePath = /\/users\/phone\/$/;
const codePath = /\/users\/phone\/code\/$/;
const confirmPath = /\/users\/phone\/confirm\/$/;
const worldWith = (phoneState?: 'confirmed' | 'unconfirmed') => ({ ...aWorld([]), users: [aUser(phoneState && { phoneState })] });
const asking = () => createFakeApi(worldWith('unconfirmed'));
const pageOn = (host: Host, network: Fetch): Promise<Page> => host.mount('profile-settings', { token: tokenOfMaria }, { network });
const block = ({ view }: Page) => view.getByRole('region', { name: 'Телефон' });
const dialog = ({ view }: Page) => view.getByRole('dialog', { name: 'Подтвердить номер' });
const field = (page: Page) => dialog(page).getByLabelText('Код', { exact: true });
const press = (page: Page, name: string) => userEvent.click(dialog(page).getByRole('button', { name, exact: true }));
/** Also in a shadow root. */
const isFocused = (locator: Locator) => locator.element().matches(':focus');

async function opened(page: Page): Promise<void> {
  await userEvent.click(block(page).getByRole('button', { name: 'Подтвердить номер' }));
  await expect.element(dialog(page)).toBeVisible();
}
async function askedForCode(page: Page): Promise<void> {
  await opened(page);
  await press(page, 'Получить код');
  await expect.element(field(page)).toBeVisible();
}

describe.each(hosts)('the confirmation of a phone in the settings on $name', (host) => {
  it('sends a code when it is asked to, and confirms the number by it', async () => {
    const network = recorded(asking());
    const page = await pageOn(host, network.fetch);
    await expect.element(block(page).getByText(/^Номер \+7\s\(916\)\s204-12-34 не подтверждён/)).toBeVisible();
    await opened(page);
    await expect.element(dialog(page).getByText('Отправим код на номер +7 (916) 204-12-34.')).toBeVisible();
    expect(network.requests.filter(({ url }) => codePath.test(url.pathname))).toHaveLength(0);
    await press(page, 'Получить код');
    await expect.element(dialog(page).getByText(/^Код отправлен на номер/)).toBeVisible();
    await expect.poll(() => isFocused(field(page))).toBe(true);
    await expect.element(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(dialog(page).getByText(/^Новый код можно запросить через \d+\sс$/)).toBeVisible();

    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(page).getByText('Введите код')).toBeVisible();
    await userEvent.fill(field(page), '12');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(page).getByText('В коде 6 цифр')).toBeVisible();
    await userEvent.fill(field(page), '999999');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(page).getByText('Код не подошёл. Осталось попыток: 4.')).toBeVisible();
    expect(isFocused(field(page))).toBe(true);
    await userEvent.fill(field(page), fakePhoneCode);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.view.getByText('Номер подтверждён')).toBeVisible();
    await expect.element(dialog(page)).not.toBeInTheDocument();
    await expect.element(block(page).getByText('Подтверждён', { exact: true })).toBeVisible();
    expect(block(page).getByRole('button').query()).toBeNull();
    await expect.poll(() => isFocused(block(page))).toBe(true);
  });

  it('a code that was sent before can be given after the dialog was closed, and no second one is sent', async () => {
    const network = recorded(asking());
    const page = await pageOn(host, network.fetch);
    await askedForCode(page);
    await press(page, 'Закрыть');
    await expect.element(dialog(page)).not.toBeInTheDocument();
    await expect.poll(() => network.requests.filter(({ url }) => phonePath.test(url.pathname)).length).toBe(2);
    await opened(page);
    await userEvent.fill(field(page), fakePhoneCode);
    await press(page, 'Подтвердить');
    await expect.element(block(page).getByText('Подтверждён', { exact: true })).toBeVisible();
    expect(network.requests.filter(({ url }) => codePath.test(url.pathname))).toHaveLength(1);
  });

  it('a new code can be asked for once the pause is over, which is said', async () => {
    const api = createFakeApi(worldWith('unconfirmed'));
    const sent = when(
      codePath,
      altered(() => ({ pause: 0 }), api),
      api,
    );
    const server = switchable(sent);
    const page = await pageOn(host, server.fetch);
    await askedForCode(page);
    await userEvent.fill(field(page), '12');
    server.use(when(codePath, async () => Response.json({ pause: 60 }), api));
    await press(page, 'Отправить новый код');
    await expect.element(dialog(page).getByRole('status')).toHaveTextContent('Отправили новый код. Прежний больше не действует.');
    await expect.element(dialog(page).getByText(/^Новый код можно запросить через/)).toBeVisible();
    await expect.poll(() => isFocused(field(page))).toBe(true);
  });

  it('the pause counts down to the button', async () => {
    const api = asking();
    const page = await pageOn(
      host,
      when(
        codePath,
        altered(() => ({ pause: 1 }), api),
        api,
      ),
    );
    await askedForCode(page);
    await expect.element(dialog(page).getByRole('button', { name: 'Отправить новый код' })).toBeVisible();
  });

  it('a gateway that is down is said in the form, which can be sent again; what was typed stays', async () => {
    const api = asking();
    const server = switchable(when(codePath, rejects(503), api));
    const page = await pageOn(host, server.fetch);
    await opened(page);
    await press(page, 'Получить код');
    await expect.element(dialog(page).getByRole('alert')).toHaveTextContent('Сейчас отправить код не получается. Повторите через минуту.');
    server.use(api);
    await press(page, 'Получить код');
    await userEvent.fill(field(page), fakePhoneCode);
    server.use(when(confirmPath, offline(), api));
    await press(page, 'Подтвердить');
    await expect.element(dialog(page).getByRole('alert')).toBeVisible();
    await expect.element(field(page)).toHaveValue(fakePhoneCode);
    server.use(api);
    await press(page, 'Подтвердить');
    await expect.element(page.view.getByText('Номер подтверждён')).toBeVisible();
  });

  it('how long to wait is said as the server says it', async () => {
    const detail = 'Новый код можно запросить через 40 с.';
    const page = await pageOn(
      host,
      when(codePath, async () => Response.json({ detail }, { status: 429 }), asking()),
    );
    await opened(page);
    await press(page, 'Получить код');
    await expect.element(dialog(page).getByRole('alert')).toHaveTextContent(detail);
  });

  it('hears that it was confirmed elsewhere', async () => {
    const store = createFakeStore(worldWith('unconfirmed'));
    const api = createFakeApi(store);
    const page = await pageOn(host, api);
    await expect.element(block(page).getByRole('button', { name: 'Подтвердить номер' })).toBeVisible();
    await expect.poll(() => store.events.listeners()).toBe(1);
    const elsewhere = { baseUrl: 'https://fake.test/api', fetch: api, token: tokenOfMaria };
    await sendPhoneCode(elsewhere);
    await confirmPhone(elsewhere, fakePhoneCode);
    await expect.element(block(page).getByText('Подтверждён', { exact: true })).toBeVisible();
  });

  it.each([
    ['does not ask', createFakeApi(worldWith())],
    ['does not know the call', when(phonePath, rejects(404), asking())],
  ])('is not there with a server that %s', async (_what, network) => {
    const asked = recorded(network);
    const page = await pageOn(host, asked.fetch);
    await expect.element(page.view.getByRole('region', { name: 'Вход с кодом' }).getByRole('button')).toBeVisible();
    await expect.poll(() => asked.requests.filter(({ url }) => phonePath.test(url.pathname)).length).toBe(1);
    expect(block(page).query()).toBeNull();
  });

  it('a failure to load can be retried', async () => {
    const api = asking();
    const server = switchable(when(phonePath, rejects(500), api));
    const page = await pageOn(host, server.fetch);
    await expect.element(block(page).getByRole('button')).toBeVisible();
    server.use(api);
    await userEvent.click(block(page).getByRole('button'));
    await expect.element(block(page).getByRole('button', { name: 'Подтвердить номер' })).toBeVisible();
  });
});
