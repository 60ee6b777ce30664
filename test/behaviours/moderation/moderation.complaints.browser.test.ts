import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { altered, offline, switchable, when } from '../../../src/testing/scenarios';
import { noteText } from '../../../src/testing/store/chat/fakeSpam';
import { addComplaint } from '../../../src/testing/store/fakeComplaints';
import { asOleg, button, decisions, heading, moderationOn, moderators, press, waiting } from '../../support/features/moderation';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

describe.each(hosts)('complaints on $name', (host) => {
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

  it('shows that the owner is blocked now, whatever became of the complaint, and offers to unblock only then', async () => {
    const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;
    const { server, store } = moderators(waiting(7, { status: 'active', owner }), waiting(8, { status: 'archived', owner }));
    await asOleg(server, '/moderation/users/1/block/', { reason: 'Просит предоплату' });
    addComplaint(store, { listingId: 8, userId: 101, author: 'Мария', description: 'Фотографии чужие.' });
    const page = await moderationOn(host, server.fetch);
    const item = (id: number) => page.root().querySelector(`[part~=complaint][data-listing="${id}"]`)?.textContent;
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await expect.poll(() => item(8)).toMatch(/Аккаунт заблокирован.*Жалоба не подтвердиласьЖалоба подтвердиласьРазблокировать аккаунт$/);
    await press(page, 'Решённые');
    await expect.poll(() => item(7)).toMatch(/Аккаунт заблокированО\.\sБелов, 20\sмаяРазблокировать аккаунт$/);
    await press(page, 'Разблокировать аккаунт');
    await expect.poll(() => item(7)).toMatch(/Аккаунт заблокированАккаунт разблокированО\.\sБелов, 20\sмая$/);
    await press(page, 'Новые');
    await expect.poll(() => item(8)).toMatch(/Жалоба не подтвердиласьЗаблокировать аккаунт$/);
    expect(item(8)).not.toContain('Аккаунт заблокирован');
  });

  it('what came after a block is confirmed as it is, without the network it stays', async () => {
    const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;
    const { server, store } = moderators(waiting(8, { status: 'archived', owner }));
    await asOleg(server, '/moderation/users/1/block/', { reason: 'Просит предоплату' });
    addComplaint(store, { listingId: 8, userId: 101, author: 'Мария', description: 'Фотографии чужие.' });
    const network = switchable(when(/confirm/, offline(), server.fetch));
    const page = await moderationOn(host, network.fetch);
    const item = () => page.root().querySelector('[part~=complaint]');
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await press(page, 'Жалоба подтвердилась');
    await expect.element(page.view.getByText('Нет сети. Попробуйте ещё раз, когда она появится.')).toBeVisible();
    expect(item()).not.toBeNull();
    network.use(server.fetch);
    await press(page, 'Жалоба подтвердилась');
    await expect.element(page.view.getByRole('status').filter({ hasText: 'Жалобы на объявление № 8 закрыты' })).toBeInTheDocument();
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
    expect(decisions(server).slice(1)).toEqual([{ call: '/moderation/realty/8/complaints/confirm/', body: {} }]);
    await press(page, 'Решённые');
    await expect.poll(() => item()?.textContent).toMatch(/Аккаунт заблокированИрина, 20\sмаяРазблокировать аккаунт$/);
    await userEvent.click(page.view.getByRole('tab', { name: 'Решения' }));
    const record = page.view.getByRole('list', { name: 'Решения' }).getByRole('listitem');
    await expect.element(record.first()).toHaveTextContent(/№\s8.*Жалоба подтвердиласьВы, /);
  });

  it('a complaint about an owner who was let in meanwhile is not confirmed: the list says so', async () => {
    const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;
    const { server, store } = moderators(waiting(8, { status: 'archived', owner }));
    await asOleg(server, '/moderation/users/1/block/', { reason: 'Просит предоплату' });
    addComplaint(store, { listingId: 8, userId: 101, author: 'Мария', description: 'Фотографии чужие.' });
    const page = await moderationOn(host, server.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await expect.element(button(page, 'Жалоба подтвердилась')).toBeVisible();
    await asOleg(server, '/moderation/users/1/block/', {}, 'DELETE');
    await press(page, 'Жалоба подтвердилась');
    await expect.element(page.view.getByText('Объявление изменилось или уже решено. Список обновлён.')).toBeVisible();
    await expect.element(button(page, 'Заблокировать аккаунт')).toBeVisible();
    expect(button(page, 'Жалоба подтвердилась').query()).toBeNull();
  });

  it.each([
    ['done', false],
    ['refused, as the owner was faster,', true],
  ])('a rejection that is %s leaves the focus on the list', async (_, isArchived) => {
    const { server, store } = moderators(waiting(7, { status: 'active' }), waiting(8, { status: 'active' }));
    for (const listingId of [7, 8]) addComplaint(store, { listingId, userId: 101, author: 'Мария', description: 'Фотографии чужие.' });
    const page = await moderationOn(host, server.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await userEvent.click(page.view.getByRole('button', { name: 'Отклонить объявление' }).first());
    const dialog = page.view.getByRole('dialog');
    await userEvent.click(dialog.getByRole('radio', { name: 'Цена' }), { force: true });
    if (isArchived) for (const id of [7, 8]) store.editListing(id, { status: 'archived' });
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Жалобы');
  });

  it('complaints that a colleague has resolved leave the list, with the name of the colleague', async () => {
    const { server } = moderators(waiting(7, { status: 'active' }));
    const page = await moderationOn(host, server.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await expect.element(button(page, 'Жалоба не подтвердилась')).toBeVisible();
    await asOleg(server, '/moderation/realty/7/complaints/dismiss/');
    await press(page, 'Жалоба не подтвердилась');
    await expect.element(page.view.getByText(/^Решение уже принял другой модератор: О\.\sБелов\. Список обновлён\.$/)).toBeVisible();
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
  });

  it('of an owner about whom the server does not say whether they are blocked, it shows nothing', async () => {
    const { server } = moderators(waiting(7, { status: 'active' }));
    const without = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll('is_owner_blocked', 'something_else'));
    const page = await moderationOn(host, when(/complaints/, altered(without, server.fetch), server.fetch));
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    const item = () => page.root().querySelector('[part~=complaint]')?.textContent;
    await expect.poll(item).toMatch(/Жалоба не подтвердиласьЗаблокировать аккаунт$/);
    expect(item()).not.toContain('Аккаунт заблокирован');
  });

  it('who blocks an account that a colleague has blocked meanwhile finds both in the record', async () => {
    const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;
    const { server } = moderators(waiting(7, { status: 'active', owner }));
    const page = await moderationOn(host, server.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await press(page, 'Заблокировать аккаунт');
    await asOleg(server, '/moderation/users/1/block/', { reason: 'Чужие фотографии' });
    await userEvent.fill(page.view.getByRole('textbox', { name: 'Причина, её увидит владелец при входе' }), 'Просит предоплату');
    await press(page, 'Заблокировать');
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
    await userEvent.click(page.view.getByRole('tab', { name: 'Решения' }));
    const record = page.view.getByRole('list', { name: 'Решения' }).getByRole('listitem');
    await expect
      .poll(() => record.elements().map((entry) => entry.textContent))
      .toEqual([expect.stringMatching(/Просит предоплату.*Вы, /), expect.stringMatching(/Чужие фотографии.*О\.\sБелов, /)]);
  });

  it('further complaints take the focus from the link that shows them', async () => {
    const { server, store } = moderators(waiting(7, { status: 'active' }));
    for (const userId of [5, 6]) addComplaint(store, { listingId: 7, userId, author: `Житель ${userId}`, description: `Жалоба ${userId}` });
    const page = await moderationOn(host, server.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await press(page, 'Ещё 1 жалоба');
    const quotes = () => [...page.root().querySelectorAll('[part~=complaint] blockquote')];
    await expect.poll(() => quotes().length).toBe(3);
    await expect.poll(() => quotes().findIndex((quote) => quote.matches(':focus'))).toBe(2);
    await expect.element(button(page, 'Ещё 1 жалоба')).not.toBeInTheDocument();
  });

  it('texts to many are dismissed, which is recorded, or end with a blocked account', async () => {
    const { server, store } = moderators(waiting(7));
    // What is written there is neither a link nor turns what stands around it.
    const advertisement = 'Звоните прямо сейчас: https://agency.example, квартиры дешевле этой \u202E и совсем рядом с вами!';
    const question = 'Добрый день! Меня заинтересовало объявление, можно посмотреть квартиру в эту субботу после полудня?';
    const sender = { id: 101, name: 'Мария \u202E Соколова' };
    for (let person = 0; person < 12; person += 1) noteText(store, sender, 1000 + person, advertisement);
    for (let person = 0; person < 9; person += 1) noteText(store, sender, 1000 + person, question);
    for (let person = 0; person < 7; person += 1) noteText(store, { id: 5, name: 'Павел' }, 1000 + person, question);
    const page = await moderationOn(host, server.fetch);
    const marks = () => [...page.root().querySelectorAll('[part~=spam]')];
    await userEvent.click(page.view.getByRole('tab', { name: /^Рассылки\s*2$/ }));
    await expect.poll(() => marks().map((mark) => mark.querySelector('blockquote')?.textContent)).toEqual([advertisement, question]);
    expect(marks().map((mark) => mark.querySelectorAll('a, img, bdi').length)).toEqual([1, 1]);
    expect(getComputedStyle(marks()[0]?.querySelector('blockquote > p') as Element).unicodeBidi).toBe('isolate');
    await userEvent.click(button(page, 'Это не спам').nth(1));
    await expect.poll(() => marks().length).toBe(1);
    await press(page, 'Заблокировать аккаунт');
    await userEvent.fill(page.view.getByRole('textbox', { name: 'Причина, её увидит владелец при входе' }), 'Рассылает рекламу');
    await press(page, 'Заблокировать');
    await expect.element(heading(page, 'Рассылок нет')).toBeVisible();
    expect(decisions(server)).toMatchObject([{ call: '/moderation/spam/2/dismiss/' }, { body: { reason: 'Рассылает рекламу' } }]);
    await userEvent.click(page.view.getByRole('tab', { name: 'Решения' }));
    const record = page.view.getByRole('list', { name: 'Решения' }).getByRole('listitem');
    await expect
      .poll(() => record.elements().map((entry) => entry.textContent))
      .toEqual([expect.stringMatching(/Рассылает рекламу.*Аккаунт заблокированВы, /), expect.stringMatching(/Не спамВы, /)]);
  });

  it('a text that a colleague has decided on leaves the list, without the network it stays', async () => {
    const { server, store } = moderators(waiting(7));
    const text = 'Добрый день! Меня заинтересовало объявление, можно посмотреть квартиру в эту субботу после полудня?';
    for (let person = 0; person < 9; person += 1) noteText(store, { id: 101, name: 'Мария' }, 1000 + person, text);
    const network = switchable(when(/dismiss/, offline(), server.fetch));
    const page = await moderationOn(host, network.fetch);
    await userEvent.click(page.view.getByRole('tab', { name: /^Рассылки\s*1$/ }));
    await press(page, 'Это не спам');
    await expect.element(page.view.getByText('Нет сети. Попробуйте ещё раз, когда она появится.')).toBeVisible();
    await expect.element(heading(page, 'Мария')).toBeVisible();
    await asOleg(server, '/moderation/spam/1/dismiss/');
    network.use(server.fetch);
    await press(page, 'Это не спам');
    await expect.element(page.view.getByText('Рассылка уже решена. Список обновлён.')).toBeVisible();
    await expect.element(heading(page, 'Рассылок нет')).toBeVisible();
  });
});
