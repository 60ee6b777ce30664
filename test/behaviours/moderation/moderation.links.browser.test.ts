import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { complained as complainedPerson } from '../../support/features/complainedPerson';
import { asOleg, button, heading, moderationOn, moderators, type Page, press, waiting } from '../../support/features/moderation';
import { hosts } from '../../support/mount';

const token = () => 'token-of-irina';
const addresses = (page: Page) => page.detailsOf('case').map((detail) => (detail as { readonly url: string }).url);
const held = ({ requests }: { readonly requests: readonly { readonly method: string; readonly url: URL }[] }) =>
  requests.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname.replace(/^.*\/moderation/, ''));

describe.each(hosts)('addresses of cases on $name', (host) => {
  it('a link opens its listing, and no other is held for it', async () => {
    const { server } = moderators(waiting(7), waiting(8), waiting(9));
    const page = await host.mount('moderation', { token, caseId: 9 }, { network: server.fetch });
    await expect.element(heading(page, '№ 9')).toBeVisible();
    expect(held(server)).toEqual(['/realty/9/hold/']);
    expect(addresses(page)).toEqual([]);
  });

  it('the address follows the desk, and the desk follows the address', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await expect
      .poll(() => page.detailsOf('case'))
      .toMatchObject([{ url: 'https://site.test/moderation?case=7', section: 'queue', caseId: 7, replaces: true }]);
    await press(page, 'Следующее');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await expect.poll(() => page.detailsOf('case').at(-1)).toMatchObject({ caseId: 8, replaces: false });
    page.update({ token, section: 'queue', caseId: 8 });
    await userEvent.click(page.view.getByRole('tab', { name: /Жалобы/ }));
    await expect.poll(() => addresses(page).at(-1)).toBe('https://site.test/moderation?section=complaints');
    page.update({ token, section: 'complaints' });
    await userEvent.click(page.view.getByRole('tab', { name: /Объявления/ }));
    await expect.poll(() => addresses(page).at(-1)).toBe('https://site.test/moderation?case=8');
    // Back.
    page.update({ token, section: 'queue', caseId: 7 });
    await expect.element(heading(page, '№ 7')).toBeVisible();
  });

  it('a link to what a colleague has decided says so, by whom', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    expect((await asOleg(server, '/moderation/realty/7/approve/', { version: 1 })).status).toBe(200);
    const page = await host.mount('moderation', { token, caseId: 7 }, { network: server.fetch });
    await expect
      .element(page.view.getByText(/Решение уже принято\. Сейчас у объявления статус «Опубликовано»\..*О\.\sБелов/))
      .toBeVisible();
    await press(page, 'Открыть очередь');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    expect(addresses(page)).toEqual(['https://site.test/moderation?case=8']);
  });

  it('a link to what a colleague reads says who does, and one to nothing says so', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    await asOleg(server, '/moderation/realty/7/hold/');
    const page = await host.mount('moderation', { token, caseId: 7 }, { network: server.fetch });
    await expect.element(page.view.getByText(/Это объявление смотрит О\.\sБелов\./)).toBeVisible();
    page.update({ token, caseId: 999 });
    await expect.element(heading(page, 'Объявления № 999 нет')).toBeVisible();
    await press(page, 'Открыть очередь');
    await expect.element(heading(page, '№ 8')).toBeVisible();
  });

  it('a complaint opens by its address, before and after the decision', async () => {
    const { server } = moderators(waiting(6, { status: 'active' }), waiting(7, { status: 'active' }), waiting(8));
    const page = await host.mount('moderation', { token, section: 'complaints', caseId: 7 }, { network: server.fetch });
    await expect.element(page.view.getByText('Квартира давно продана.')).toBeVisible();
    expect(page.root().querySelectorAll('[part~=complaint]')).toHaveLength(1);
    // Nothing of the queue is held for it.
    expect(held(server)).toEqual([]);
    await asOleg(server, '/moderation/realty/7/complaints/dismiss/');
    await press(page, 'Жалоба не подтвердилась');
    await expect.element(page.view.getByText(/О\.\sБелов,/)).toBeVisible();
    expect(button(page, 'Жалоба не подтвердилась').query()).toBeNull();
    expect(button(page, 'Собеседники').query()).toBeNull();
    await press(page, 'Все жалобы');
    await expect.poll(() => page.root().querySelector(':focus')?.textContent).toBe('Объявления 1');
    await expect.poll(() => addresses(page)).toEqual(['https://site.test/moderation?section=complaints']);
    await expect.poll(() => page.root().querySelector('[part~=complaint]')?.getAttribute('data-listing')).toBe('6');
    page.update({ token, section: 'complaints', caseId: 999 });
    await expect.element(heading(page, 'Такой жалобы нет')).toBeVisible();
  });

  it('so does a complaint about a person, and its address can be copied', async () => {
    const server = await complainedPerson();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const page = await host.mount('moderation', { token, section: 'people', caseId: 1 }, { network: server.fetch });
    await expect.element(page.view.getByText('Просит деньги до просмотра')).toBeVisible();
    await press(page, 'Скопировать ссылку');
    await expect.element(page.view.getByText('Ссылка скопирована')).toBeVisible();
    expect(copy).toHaveBeenCalledWith('https://site.test/moderation?section=people&case=1');
    copy.mockRejectedValue(new Error('denied'));
    await press(page, 'Скопировать ссылку');
    await expect
      .element(page.view.getByText('Не удалось скопировать ссылку. Скопируйте вручную: https://site.test/moderation?section=people&case=1'))
      .toBeVisible();
    copy.mockRestore();
  });
});
