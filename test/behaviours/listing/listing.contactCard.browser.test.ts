import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { held, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { button, contactPageOn, dialogOf, markup, phoneText, signedIn, toasts } from '../../support/listing/contactPage';
import { anOwner, answersOwner, ownerPath } from '../../support/listing/owner';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

describe.each(hosts)('the contact card of a listing on $name', (host) => {
  const open = contactPageOn(host);

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

    // Requested again: nothing was cached.
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

  test('a failure is shown, and the button retries', async () => {
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

  test('too many requests have their own message', async () => {
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

  test('a number that is not confirmed is not there: the card says why, and offers to write', async () => {
    const unconfirmed = anOwner({ phone: null, phoneQr: null, isPhoneUnconfirmed: true });
    const page = await open({ owner: answersOwner(unconfirmed), props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByText(/^Владелец ещё не подтвердил номер телефона\./)).toBeVisible();
    await expect.element(card.getByText(/Ему можно написать\.$/)).toBeVisible();
    await expect.element(card).toHaveTextContent('Ольга Рыжова');
    expect(card.getByRole('link').query()).toBeNull();
    expect(card.getByRole('img', { name: /QR-код/ }).query()).toBeNull();
    expect(toasts(page)).toEqual([]);
    await userEvent.click(card.getByRole('button', { name: 'Написать' }));
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(page.view.getByRole('dialog', { name: /Чат|Ольга/ })).toBeVisible();
  });

  test('of an owner who takes calls alone nobody is offered to write', async () => {
    const unconfirmed = anOwner({ phone: null, phoneQr: null, isPhoneUnconfirmed: true });
    const page = await open({ owner: answersOwner(unconfirmed), listing: { communicationMethod: 'calls' }, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    await expect.element(card.getByText('Владелец ещё не подтвердил номер телефона.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Написать' }).query()).toBeNull();
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

  test('a code drawn in lines is no picture that a policy could refuse; nobody points a camera at one that has not come', async () => {
    const lines = '<path fill="#ffffff" d="M0 0h25v25H0z"/><path stroke="#000000" d="M2 2.5h7m1 0h3"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">${lines}</svg>`;
    const drawn = anOwner({ phoneQr: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    const server = switchable(when(ownerPath, answersOwner(drawn)));
    const page = await open({ network: server.fetch, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    const card = page.view.getByRole('dialog', { name: 'Контакт владельца' });
    const code = card.getByRole('img', { name: /QR-код/ });
    await expect.element(code).toBeVisible();
    expect(code.element().localName).toBe('svg');
    await expect.element(card.getByText(/Наведите камеру/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    server.use(when(ownerPath, answersOwner(anOwner({ phoneQr: 'data:image/png;base64,AAAA' }))));
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(card.getByText(phoneText)).toBeVisible();
    await expect.element(card.getByRole('img', { name: /QR-код/ })).not.toBeInTheDocument();
    expect(card.getByText(/Наведите камеру/).query()).toBeNull();
  });
});
