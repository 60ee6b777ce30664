import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Listing } from '../../src/domain/listing';
import type { ListingProps } from '../../src/features/listing';
import { createFakeApi } from '../../src/testing/fakeApi';
import { type Fetch, held, recorded, rejects, switchable, when } from '../../src/testing/scenarios';
import { hosts, type Mounted } from '../support/mount';
import { anOwner, answersOwner, ownerPath, wireListing } from '../support/owner';
import { focused } from '../support/shown';

const signedIn = () => 'token-of-maria';
const phoneText = '+7 (916) 555-01-27';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const markup = (page: Mounted) => plain((page.root() as ShadowRoot | HTMLElement).innerHTML);
const toasts = (page: Mounted) =>
  [...page.root().querySelectorAll('[data-toast][data-state=open]')].map((one) => plain(one.querySelector('span')?.textContent));
const dialogOf = (page: Mounted) => page.root().querySelector<HTMLDialogElement>('dialog[open]');

describe.each(hosts)('the way to the owner on $name', (host) => {
  interface Given {
    readonly listing?: Partial<Listing>;
    readonly props?: ListingProps;
    readonly owner?: Fetch;
    readonly network?: Fetch;
    readonly siteUrl?: string;
    readonly markup?: string;
  }
  const open = ({ listing = {}, props = {}, owner = answersOwner(), network, siteUrl, markup }: Given = {}) =>
    host.mount('listing', { listing: wireListing(listing), ...props }, { network: network ?? when(ownerPath, owner), siteUrl, markup });
  const button = (page: Mounted, name: string) => page.view.getByRole('button', { name, exact: true });

  test.each([
    ['callsAndMessages', ['Позвонить', 'Написать']],
    ['calls', ['Позвонить']],
    ['messages', ['Написать']],
    [null, ['Позвонить', 'Написать']],
  ] as const)('where the owner allows %s, the panel offers %s', async (communicationMethod, names) => {
    const page = await open({ listing: { communicationMethod } });
    const panel = page.view.getByRole('region', { name: 'Контакты' });
    await expect.element(panel).toHaveTextContent('Ольга');
    await expect.element(panel).toHaveTextContent('Собственник');
    expect(
      panel
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(names);
  });

  test('an owner without a name is an unknown user', async () => {
    const page = await open({ listing: { owner: { id: 5, name: ' ', type: null } } });
    await expect.element(page.view.getByRole('region', { name: 'Контакты' })).toHaveTextContent('Неизвестный пользователь');
  });

  test.each([
    [{ status: 'moderation' }, 'Объявление недоступно.'],
    [{ status: 'rejected' }, 'Объявление отклонено.'],
    [{ status: 'archived' }, 'Объявление находится в архиве.'],
    [{ isDeleted: true }, 'Объявление удалено и недоступно.'],
  ] as const)('of a listing that is closed (%j) nobody can be reached', async (closed, reason) => {
    const page = await open({ listing: closed, props: { token: signedIn } });
    const panel = page.view.getByRole('region', { name: 'Контакты' });
    await expect.element(panel).toHaveTextContent('Связаться с владельцем нельзя');
    await expect.element(panel).toHaveTextContent(reason);
    const link = panel.getByRole('link');
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('https://site.test/realty?trade_type='));
    expect(panel.getByRole('button').query()).toBeNull();
    expect(page.root().querySelector('[part=contact-bar]')).toBeNull();
    page.cancel('navigate');
    await userEvent.click(link);
    expect(page.detailsOf('navigate')).toMatchObject([{ target: 'similar' }]);
  });

  test.each([
    ['Позвонить', 'call', 'Пожалуйста, авторизуйтесь, чтобы позвонить.'],
    ['Написать', 'write', 'Пожалуйста, авторизуйтесь, чтобы написать.'],
  ])('nobody is signed in: "%s" warns, with a way to the listing on the main site', async (name, method, text) => {
    const network = recorded(when(ownerPath, answersOwner()));
    const page = await open({ network: network.fetch });
    await userEvent.click(button(page, name));
    await expect.poll(() => toasts(page)).toEqual([text]);
    expect(page.detailsOf('contact')).toMatchObject([{ method, listing: { id: 1001 } }]);
    const link = page.view.getByRole('link', { name: 'Войти' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/buy/1001');
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(dialogOf(page)).toBeNull();
    expect(network.requests.some(({ url }) => ownerPath.test(url.pathname))).toBe(false);
  });

  test('a page that takes over gets the event, and nothing else happens', async () => {
    const page = await open({ props: { token: signedIn } });
    page.cancel('contact');
    await userEvent.click(button(page, 'Позвонить'));
    await userEvent.click(button(page, 'Написать'));
    expect(page.detailsOf('contact')).toMatchObject([{ method: 'call' }, { method: 'write' }]);
    expect(toasts(page)).toEqual([]);
    expect(page.root().querySelector('dialog')).toBeNull();
  });

  test('one’s own listing: neither way', async () => {
    const page = await open({ listing: { owner: { id: 101, name: 'Мария', type: 'owner' } }, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
    await userEvent.click(button(page, 'Написать'));
    await expect.poll(() => toasts(page).at(-1)).toBe('Вы не можете написать этому пользователю.');
    await expect.poll(() => dialogOf(page)).toBeNull();
  });

  test('the contact card: who it is, a number to call and to copy, a code; all of it is gone when it closes', async () => {
    const network = recorded(when(ownerPath, answersOwner()));
    const page = await open({ network: network.fetch, props: { token: signedIn } });
    expect(markup(page)).not.toMatch(/5550127|555-01-27/);
    const call = button(page, 'Позвонить');
    await userEvent.click(call);
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByText(phoneText)).toHaveAttribute('href', 'tel:+79165550127');
    await expect.element(card).toHaveTextContent('Ольга Рыжова');
    await expect.element(card).toHaveTextContent('Собственник');
    await expect.element(card.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79165550127');
    await expect.element(card.getByRole('img', { name: /QR-код с номером телефона/ })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Скопировать номер' })).toBeVisible();
    const asked = network.requests.filter(({ url }) => ownerPath.test(url.pathname));
    expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(['Token token-of-maria']);

    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    expect(markup(page)).not.toMatch(/5550127|555-01-27/);
    expect(focused()).toBe(call.element());

    // Asked for anew: nothing was kept.
    await userEvent.click(call);
    await expect.element(card.getByText(phoneText)).toBeVisible();
    expect(network.requests.filter(({ url }) => ownerPath.test(url.pathname))).toHaveLength(2);
  });

  test('closing gives the call up', async () => {
    const network = held();
    const page = await open({ network: network.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByText('Загрузка контакта')).toBeInTheDocument();
    await expect.poll(() => network.to('/realty/1001/owner/').length).toBe(1);
    const [asked] = network.to('/realty/1001/owner/');
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    expect(asked?.signal.aborted).toBe(true);
  });

  test('a failure is said, and mended by the button', async () => {
    const server = switchable(when(ownerPath, rejects(500)));
    const page = await open({ network: server.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByRole('alert')).toHaveTextContent('Не удалось загрузить контакт владельца');
    server.use(when(ownerPath, answersOwner()));
    await userEvent.click(card.getByRole('button', { name: 'Обновить' }));
    await expect.element(card.getByText(phoneText)).toBeVisible();
    expect(dialogOf(page)?.contains(focused())).toBe(true);
  });

  test('too many questions have words of their own', async () => {
    const page = await open({ owner: rejects(429), props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(page.view.getByRole('alert')).toHaveTextContent('Слишком много запросов. Попробуйте позже.');
  });

  test('neither phone nor code: the owner has not agreed', async () => {
    const page = await open({ owner: answersOwner(anOwner({ phone: null, phoneQr: null })), props: { token: signedIn } });
    const call = button(page, 'Позвонить');
    await userEvent.click(call);
    await expect.poll(() => toasts(page)).toEqual(['Владелец не дал согласие на звонок.']);
    await expect.poll(() => dialogOf(page)).toBeNull();
    expect(focused()).toBe(call.element());
  });

  test('a code without a number is shown alone, a number without a code too', async () => {
    const server = switchable(when(ownerPath, answersOwner(anOwner({ phone: null }))));
    const page = await open({ network: server.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByRole('img', { name: /QR-код/ })).toBeVisible();
    expect(card.getByRole('link').query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    server.use(when(ownerPath, answersOwner(anOwner({ phoneQr: null }))));
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(card.getByText(phoneText)).toBeVisible();
    expect(card.getByRole('img').query()).toBeNull();
  });

  test('a token that is refused is forgotten, and signing in is asked for', async () => {
    const page = await open({ owner: rejects(401), props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
    await expect.poll(() => dialogOf(page)).toBeNull();
  });
});
