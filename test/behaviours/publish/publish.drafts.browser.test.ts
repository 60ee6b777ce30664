import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { removeDraftsOf } from '../../../src/state/drafts/draftStore';
import { aWorld, createFakeApi } from '../../../src/testing';
import { aListing } from '../../../src/testing/fixtures';
import { recorded, switchable } from '../../../src/testing/scenarios';
import { atEndOfTest } from '../../support/cleanups';
import { maria } from '../../support/features/auth';
import {
  accountOn,
  addressOf,
  button,
  choose,
  chooseHouse,
  type Form,
  fillIn,
  formOn,
  input,
  isKept,
  option,
  photosAre,
  send,
  staying,
  tokenOfMaria,
  write,
  written,
} from '../../support/features/publish';
import { type Host, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

/** As much of a form as is worth an offer. */
async function begin(form: Form, deal: string): Promise<void> {
  await choose(form, deal);
  await choose(form, 'Квартира');
  await chooseHouse(form);
  await isKept(form);
}

const offer = ({ view }: Form) => view.getByText('Мы сохранили черновик.');

/** Mounts the form again, as after a reload; with another token for another person. */
async function again(host: Host, form: Form, token = tokenOfMaria, props = {}): Promise<Form> {
  form.unmount();
  return staying(await host.mount('publish', { token, ...props }, { beside: form }));
}

describe.each(hosts)('drafts on $name', (host) => {
  it('a form that was left is offered again, with its photos and half an address', async () => {
    const server = recorded();
    const form = await formOn(host, server.fetch);
    await fillIn(form);
    await isKept(form);
    await userEvent.fill(addressOf(form), 'Тверская');
    const next = await again(host, form);
    next.cancel('published');
    await expect.element(offer(next)).toBeVisible();
    await expect.element(next.view.getByText(/Квартира, Тверская, заполнено \d+\sполей, 1.фото, сегодня в/)).toBeVisible();
    expect(option(next, 'Продажа').element()).not.toBeChecked();
    await userEvent.click(button(next, 'Продолжить'));
    await expect.element(addressOf(next)).toHaveValue('Тверская');
    await chooseHouse(next);
    await expect.element(input(next, 'Стоимость')).toHaveValue('25\u00A0000\u00A0000');
    await expect.element(input(next, 'Расскажите о квартире')).toHaveValue('Светлая квартира с видом во двор.');
    await photosAre(next, 1);
    expect(offer(next).query()).toBeNull();
    await send(next);
    await expect.poll(() => next.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
    expect(written(server)).toHaveLength(1);
    // Sent: nothing is left.
    const last = await again(host, next);
    await expect.element(option(last, 'Продажа')).toBeInTheDocument();
    await choose(last, 'Аренда');
    await isKept(last);
    expect(offer(last).query()).toBeNull();
  });

  it('a draft that is not wanted is gone', async () => {
    const form = await formOn(host);
    await begin(form, 'Аренда');
    const next = await again(host, form);
    await userEvent.click(button(next, 'Начать заново'));
    expect(offer(next).query()).toBeNull();
    expect(option(next, 'Аренда').element()).not.toBeChecked();
    const last = await again(host, next);
    await choose(last, 'Продажа');
    await isKept(last);
    expect(offer(last).query()).toBeNull();
  });

  it('what is filled in beside an offered draft does not replace it', async () => {
    const form = await formOn(host);
    await begin(form, 'Аренда');
    const next = await again(host, form);
    await expect.element(offer(next)).toBeVisible();
    await begin(next, 'Продажа');
    await userEvent.click(button(next, 'Продолжить'));
    await expect.element(option(next, 'Аренда')).toBeChecked();
    // The other one waits for its turn.
    const last = await again(host, next);
    await expect.poll(() => last.view.getByRole('button', { name: /^Продолжить: / }).elements()).toHaveLength(2);
  });

  it('all that were left are offered; one that is deleted is gone, one that is continued is the form', async () => {
    const form = await formOn(host);
    await begin(form, 'Аренда');
    const next = await again(host, form);
    await expect.element(offer(next)).toBeVisible();
    await begin(next, 'Продажа');
    await write(next, 'Стоимость', '25000000');
    const third = await again(host, next);
    await expect.element(third.view.getByText('Мы сохранили черновики.')).toBeVisible();
    const rows = () => third.view.getByRole('listitem').filter({ hasText: 'Чапаевский' });
    await expect.element(rows().first()).toHaveTextContent(/^Продажа, Квартира, .*Чапаевский пер.*, 25.000.000.₽, сегодня в/);
    await begin(third, 'Продажа');
    const last = await again(host, third);
    const remove = () => last.view.getByRole('button', { name: /^Удалить: / });
    await expect.poll(() => remove().elements()).toHaveLength(3);
    await userEvent.click(remove().first());
    await expect.poll(() => remove().elements()).toHaveLength(2);
    await expect.poll(focused).toBe(last.view.getByRole('button', { name: /^Продолжить: Продажа/ }).element());
    await userEvent.click(last.view.getByRole('button', { name: /^Продолжить: Аренда/ }));
    await expect.element(option(last, 'Аренда')).toBeChecked();
    expect(last.view.getByText('Мы сохранили черновики.').query()).toBeNull();
    // The other one is still there.
    await isKept(last);
    const end = await again(host, last);
    await expect.poll(() => end.view.getByRole('button', { name: /^Удалить: / }).elements()).toHaveLength(2);
  });

  it('two answers and half an address are not worth an offer', async () => {
    const form = await formOn(host);
    await choose(form, 'Продажа');
    await choose(form, 'Квартира');
    await userEvent.fill(addressOf(form), 'Тв');
    await isKept(form);
    const next = await again(host, form);
    await choose(next, 'Аренда');
    await isKept(next);
    expect(offer(next).query()).toBeNull();
  });

  it("nobody sees somebody else's draft, not even on the form that is open", async () => {
    const form = await formOn(host);
    await begin(form, 'Аренда');
    form.update({ token: () => 'token-of-olga' });
    await expect.element(option(form, 'Аренда')).not.toBeChecked();
    await choose(form, 'Продажа');
    await isKept(form);
    expect(offer(form).query()).toBeNull();
    const mine = await again(host, form);
    await userEvent.click(button(mine, 'Продолжить'));
    await expect.element(option(mine, 'Аренда')).toBeChecked();
  });

  it('a session that ends leaves the draft, signing out takes it away', async () => {
    const form = await formOn(host);
    await begin(form, 'Аренда');
    const account = accountOn(form);
    account.setSource(() => 'expired');
    account.refuse('expired');
    await choose(form, 'Апартаменты');
    expect(account.store.get().status).toBe('anonymous');
    const next = await again(host, form);
    await userEvent.click(button(next, 'Продолжить'));
    await expect.element(option(next, 'Апартаменты')).toBeChecked();
    await isKept(next);
    account.setSource(null);
    await removeDraftsOf(form.apiUrl, maria.id);
    await choose(next, 'Квартира');
    await expect.poll(() => next.view.getByText(/^Черновик сохранён в/).query()).toBeNull();
    const last = await again(host, next);
    await choose(last, 'Продажа');
    await isKept(last);
    expect(offer(last).query()).toBeNull();
  });

  it('without storage the form works', async () => {
    const blocked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    atEndOfTest(() => blocked.mockRestore());
    const form = await formOn(host);
    form.cancel('published');
    await expect.element(form.view.getByText('Черновик не сохраняется: браузер не даёт хранить данные.')).toBeVisible();
    await fillIn(form);
    await send(form);
    await expect.poll(() => form.detailsOf('published'), { timeout: 5000 }).toHaveLength(1);
  });
});

describe.each(hosts)('drafts of an edited listing on $name', (host) => {
  const listing = aListing({ id: 7, owner: { id: maria.id, name: 'Мария', type: 'owner' } });

  it('are of that listing, and warn if it has changed since then', async () => {
    const server = switchable(createFakeApi(aWorld([listing, { ...listing, id: 8 }])));
    const form = await formOn(host, server.fetch, { listingId: 7 });
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    await write(form, 'Стоимость', '30000000');
    await isKept(form);
    const other = await again(host, form, tokenOfMaria, { listingId: 8 });
    await expect.element(input(other, 'Стоимость')).toBeVisible();
    await write(other, 'Стоимость', '40000000');
    await isKept(other);
    expect(offer(other).query()).toBeNull();
    const next = await again(host, other, tokenOfMaria, { listingId: 7 });
    await expect.element(next.view.getByText(/изменено 1\sполе/)).toBeVisible();
    expect(next.view.getByText(/С тех пор объявление изменилось/).query()).toBeNull();
    await userEvent.click(button(next, 'Продолжить'));
    await expect.element(input(next, 'Стоимость')).toHaveValue('30\u00A0000\u00A0000');
    await userEvent.click(button(next, 'Отменить'));
    await userEvent.click(button(next, 'Покинуть страницу'));
    // Left with a question: its changes are lost, as it said.
    await expect.poll(() => next.detailsOf('navigate')).toHaveLength(1);
  });
});
