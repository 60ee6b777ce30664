import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { complained } from '../../support/features/complainedPerson';
import { asOleg, button, decisions, heading, moderationOn, type Page, press } from '../../support/features/moderation';
import { hosts } from '../../support/mount';

const openPeople = async (page: Page) => {
  await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
  await expect.element(button(page, 'Собеседники 1')).toHaveAttribute('aria-pressed', 'true');
};
const item = (page: Page) => page.root().querySelector('[part~=complaint]')?.textContent ?? '';

describe.each(hosts)('complaints about people on $name', (host) => {
  it('shows who has written what, and blocks the person, which resolves the complaint', async () => {
    const server = await complained();
    const page = await moderationOn(host, server.fetch);
    await openPeople(page);
    await expect.poll(() => item(page)).toContain('Просит деньги до просмотра');
    expect(item(page)).toMatch(/Ольга.*Похоже на обман\. Жалуется Мария/);
    expect(item(page)).toMatch(/2 сообщения.*Мария.*Ещё продаётся\?.*Ольга.*Внесите задаток до просмотра/);
    await press(page, 'Заблокировать аккаунт');
    await userEvent.fill(page.view.getByRole('textbox', { name: 'Причина, её увидит владелец при входе' }), 'Просит предоплату');
    await press(page, 'Заблокировать');
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
    await press(page, 'Решённые');
    await expect.poll(() => item(page)).toContain('Разблокировать аккаунт');
  });

  it('leads to the listing at its address at once', async () => {
    const server = await complained();
    const page = await moderationOn(host, server.fetch);
    await openPeople(page);
    await expect
      .element(page.view.getByRole('link', { name: 'Открыть объявление' }))
      .toHaveAttribute('href', expect.stringMatching(/\/buy\/8$/));
  });

  it('dismisses it, which is recorded', async () => {
    const server = await complained();
    const page = await moderationOn(host, server.fetch);
    await openPeople(page);
    await press(page, 'Жалоба не подтвердилась');
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
    expect(decisions(server)).toEqual([{ call: '/moderation/chat-complaints/1/dismiss/', body: {} }]);
    await userEvent.click(page.view.getByRole('tab', { name: 'Решения' }));
    const record = page.view.getByRole('list', { name: 'Решения' }).getByRole('listitem');
    await expect.element(record.first()).toHaveTextContent(/Аккаунт: Ольга.*Жалоба не подтвердилась/);
  });

  it('what a colleague has decided leaves the list, with the name of the colleague', async () => {
    const server = await complained();
    const page = await moderationOn(host, server.fetch);
    await openPeople(page);
    await expect.element(button(page, 'Жалоба не подтвердилась')).toBeVisible();
    await asOleg(server, '/moderation/chat-complaints/1/dismiss/');
    await press(page, 'Жалоба не подтвердилась');
    await expect.element(page.view.getByText(/^Решение уже принял другой модератор: О\.\sБелов\. Список обновлён\.$/)).toBeVisible();
    await expect.element(heading(page, 'Жалоб нет')).toBeVisible();
  });
});
