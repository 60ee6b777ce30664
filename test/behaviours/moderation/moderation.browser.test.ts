import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offline, rejects, switchable, when } from '../../../src/testing/scenarios';
import { asOleg, button, decisions, focusOf, heading, moderationOn, moderators, press, waiting } from '../../support/moderation';
import { hosts } from '../../support/mount';

beforeEach(() => localStorage.removeItem('kvartal:moderationKeys'));

describe.each(hosts)('the page of moderators on $name', (host) => {
  it('approves by a key, opens the next one, and gives it the focus', async () => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await expect.poll(() => focusOf(page)).toMatch(/^№\s8$/);
    await expect
      .element(page.view.getByRole('status').filter({ hasText: 'Объявление № 7 одобрено. Открыто объявление № 8' }))
      .toBeInTheDocument();
    expect(store.listings.find(({ listing }) => listing.id === 7)?.listing.status).toBe('active');
    expect(decisions(server)).toMatchObject([{ body: { version: 1, realty_status: 2 } }]);
  });

  it('rejects by keys alone: reason by its number, comment, Ctrl and Enter', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('r3');
    await expect.element(page.view.getByRole('radio', { name: 'Контакты в тексте' })).toBeChecked();
    // Letters are letters in a field.
    await userEvent.type(page.view.getByRole('textbox', { name: 'Комментарий владельцу' }), 'ara 1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    expect(decisions(server)).toMatchObject([{ body: { reason_code: 'contacts_in_text', field: null, comment: 'ara 1' } }]);
  });

  it('keys of one letter can be switched off', async () => {
    const { server } = moderators(waiting(7));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.click(page.view.getByRole('checkbox', { name: 'Клавиши из одной буквы' }), { force: true });
    await userEvent.keyboard('a3r');
    expect(decisions(server)).toEqual([]);
    await expect.element(page.view.getByRole('radio', { name: 'Цена' })).not.toBeInTheDocument();
  });

  it('says what a rejection lacks, at its field', async () => {
    const { server } = moderators(waiting(7));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('r{Control>}{Enter}{/Control}');
    await expect.element(page.view.getByText('Выберите причину')).toBeVisible();
    await userEvent.keyboard('9{Control>}{Enter}{/Control}');
    await expect.element(page.view.getByText('Опишите причину')).toBeVisible();
    expect(decisions(server)).toEqual([]);
  });

  it('takes a decision back, with what was written', async () => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('7');
    await userEvent.type(page.view.getByRole('textbox', { name: 'Комментарий владельцу' }), 'Слишком дорого');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await press(page, 'Отменить');
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await expect.element(page.view.getByRole('textbox', { name: 'Комментарий владельцу' })).toHaveValue('Слишком дорого');
    expect(store.listings.find(({ listing }) => listing.id === 7)?.listing.status).toBe('moderation');
  });

  it('without a network nothing is lost, and the decision goes out when it is back', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    const network = switchable(when(/reject/, offline(), server.fetch));
    const page = await moderationOn(host, network.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('7{Control>}{Enter}{/Control}');
    await expect.element(page.view.getByText('Нет сети. Решение отправим, когда она появится.')).toBeVisible();
    await expect.element(page.view.getByRole('radio', { name: 'Цена' })).toBeChecked();
    network.use(server.fetch);
    window.dispatchEvent(new Event('online'));
    await expect.element(heading(page, '№ 8')).toBeVisible();
  });

  it('a failed server keeps everything and can be asked again', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    const network = switchable(when(/approve/, rejects(500, {}), server.fetch));
    const page = await moderationOn(host, network.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await press(page, 'Одобрить');
    await expect.element(page.view.getByText('Не удалось сохранить решение. Всё, что вы написали, осталось.')).toBeVisible();
    network.use(server.fetch);
    await press(page, 'Отправить ещё раз');
    await expect.element(heading(page, '№ 8')).toBeVisible();
  });

  it('a listing that another moderator has decided is not decided twice', async () => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    store.editListing(7, { status: 'rejected' });
    await press(page, 'Одобрить');
    await expect.element(page.view.getByText('Решение уже принято')).toBeVisible();
    await userEvent.click(page.view.getByRole('dialog').getByRole('button', { name: 'Следующее' }));
    await expect.element(heading(page, '№ 8')).toBeVisible();
  });

  it('what a colleague reads cannot be opened', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    await asOleg(server, '/moderation/realty/7/hold/');
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await expect.element(page.view.getByRole('button', { name: /смотрит Олег/ })).toBeDisabled();
  });

  it('complaints are dismissed, or end with a blocked account', async () => {
    const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;
    const { server } = moderators(waiting(7, { status: 'active', owner }), waiting(8, { status: 'active', owner }));
    const page = await moderationOn(host, server.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await expect.poll(() => page.root().querySelectorAll('[part~=complaint]').length).toBe(2);
    await userEvent.click(button(page, 'Жалоба не подтвердилась').first());
    await expect.poll(() => page.root().querySelectorAll('[part~=complaint]').length).toBe(1);
    await press(page, 'Заблокировать аккаунт');
    await press(page, 'Заблокировать');
    await expect.element(page.view.getByText('Укажите причину')).toBeVisible();
    await userEvent.fill(page.view.getByRole('textbox', { name: 'Причина, её увидит владелец при входе' }), 'Просит предоплату');
    await press(page, 'Заблокировать');
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
    expect(decisions(server)).toMatchObject([{ body: {} }, { body: { reason: 'Просит предоплату' } }]);
  });

  it('to others the page is not there, and it says so to its host', async () => {
    const { server } = moderators(waiting(7));
    for (const token of ['token-of-maria', '']) {
      const page = await moderationOn(host, server.fetch, token);
      await expect.element(heading(page, 'Страница не найдена')).toBeVisible();
      await expect.poll(() => page.detailsOf('access')).toEqual([{ isAllowed: false }]);
    }
  });
});
