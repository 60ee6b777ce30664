import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { moderationLimits } from '../../../src/domain/listing/moderation';
import { offline, rejects, switchable, when } from '../../../src/testing/scenarios';
import { holdsOf } from '../../../src/testing/store/fakeHolds';
import { notesOf } from '../../../src/testing/store/fakeNotes';
import { atEndOfTest } from '../../support/cleanups';
import { asOleg, button, decisions, focusOf, heading, moderationOn, moderators, press, waiting } from '../../support/features/moderation';
import { accountOn } from '../../support/features/publish';
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

  it('the whole decision is in sight on a laptop, once the reasons are open', async () => {
    const { server } = moderators(waiting(7, { description: 'Пишите в WhatsApp, на dom@example.com, звоните 8 916 555-01-27.' }));
    await browserPage.viewport(1440, 900);
    atEndOfTest(() => browserPage.viewport(1280, 720));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('r');
    const confirm = () => button(page, 'Отклонить').last();
    await expect.element(page.view.getByRole('radio', { name: 'Другое' })).toBeVisible();
    const at = (part: Element) => part.getBoundingClientRect();
    await expect.poll(() => at(confirm().element()).bottom).toBeLessThanOrEqual(900);
    await expect.poll(() => at(page.view.getByRole('radio').first().element()).top).toBeGreaterThanOrEqual(0);
    const field = page.view.getByRole('textbox', { name: 'Комментарий владельцу' });
    await expect.poll(() => at(field.element()).bottom).toBeLessThanOrEqual(at(confirm().element()).top);
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

  it('offers to take a decision back again when the server could not be reached, and not when it refuses', async () => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const network = switchable(when(/status/, offline(), server.fetch));
    const page = await moderationOn(host, network.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await press(page, 'Отменить');
    await expect.element(page.view.getByText('Объявление № 7 одобрено. Нет сети. Попробуйте ещё раз, когда она появится.')).toBeVisible();
    network.use(when(/status/, rejects(500), server.fetch));
    await press(page, 'Отменить');
    await expect.element(page.view.getByText('Объявление № 7 одобрено. Не получилось. Попробуйте ещё раз.')).toBeVisible();
    network.use(server.fetch);
    store.editListing(7, { status: 'archived' });
    await press(page, 'Отменить');
    await expect.element(page.view.getByText('Отменить решение не удалось: объявление уже изменилось').first()).toBeVisible();
    await expect.poll(() => button(page, 'Отменить').query()).toBeNull();
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

  it.each([['Одобрить'], ['Отложить']])('after a colleague has decided, «%s» names them and leads on', async (action) => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    // The hold has ended.
    holdsOf(store).byListing.delete(7);
    await asOleg(server, '/moderation/realty/7/reject/', { version: 1, reason_code: 'price' });
    await press(page, action);
    const dialog = page.view.getByRole('dialog', { name: 'Решение уже принято' });
    await expect.element(dialog).toHaveTextContent(/Решение уже принял другой модератор: О\.\sБелов\. Сейчас у объявления статус «.+»\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Следующее' }));
    await expect.element(heading(page, '№ 8')).toBeVisible();
  });

  it('what a colleague reads cannot be opened', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    await asOleg(server, '/moderation/realty/7/hold/');
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await expect.element(page.view.getByRole('button', { name: /смотрит О. Белов/ })).toBeDisabled();
  });

  it('what a colleague has opened since is named, and the next one is a press away', async () => {
    const { server } = moderators(waiting(7), waiting(8), waiting(9));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await asOleg(server, '/moderation/realty/8/hold/');
    await press(page, 'Следующее');
    await expect.element(page.view.getByText('Это объявление смотрит')).toBeVisible();
    await userEvent.click(page.view.getByRole('alert').getByRole('button', { name: 'Следующее' }));
    await expect.element(page.view.getByRole('heading', { name: /^№\s[79]$/ })).toBeVisible();
  });

  it.each([
    ['archived', 'Объявления больше нет в очереди'],
    ['deleted', 'Объявления больше нет в очереди'],
  ] as const)('a listing that its owner has %s meanwhile is not decided', async (what, title) => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    store.editListing(7, what === 'archived' ? { status: 'archived' } : { isDeleted: true });
    await press(page, 'Одобрить');
    await expect.element(heading(page, title)).toBeVisible();
    await userEvent.click(page.view.getByRole('dialog').getByRole('button', { name: 'Следующее' }));
    await expect.element(heading(page, '№ 8')).toBeVisible();
  });

  it('a changed listing shows what has changed, and is decided in its new version', async () => {
    const { server, store } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    notesOf(store).versions.set(7, 2);
    store.editListing(7, { price: 17_900_000 });
    await press(page, 'Одобрить');
    await press(page, 'Показать изменения');
    await expect.element(page.view.getByText('Изменилось, пока вы читали')).toBeVisible();
    await press(page, 'Одобрить');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    expect(decisions(server)).toMatchObject([{ body: { version: 1 } }, { body: { version: 2 } }]);
  });

  it('when the hold has ended, what was written stays, and can be gone on with', async () => {
    const real = globalThis.setTimeout;
    const hold = moderationLimits.holdMinutes * 60_000;
    let end: (() => void) | undefined;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, pause?: number, ...rest: unknown[]) => {
      if (pause === hold) end = run;
      return real(run, pause, ...rest);
    }) as typeof setTimeout);
    atEndOfTest(() => vi.restoreAllMocks());
    const { server } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('7');
    await userEvent.type(page.view.getByRole('textbox', { name: 'Комментарий владельцу' }), 'Дорого');
    await expect.poll(() => end).toBeTruthy();
    end?.();
    await press(page, 'Продолжить');
    await expect.poll(() => page.view.getByText(/^Прошло 10 минут/).query()).toBeNull();
    await expect.element(page.view.getByRole('textbox', { name: 'Комментарий владельцу' })).toHaveValue('Дорого');
  });

  it('when the session has ended, the page waits for the sign-in with everything that was written', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    const way = switchable(server.fetch);
    const page = await moderationOn(host, way.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('7');
    await userEvent.type(page.view.getByRole('textbox', { name: 'Комментарий владельцу' }), 'Дорого');
    way.use(rejects(401));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.view.getByText('Войдите снова: всё, что вы написали, осталось.')).toBeVisible();
    const account = accountOn(page);
    account.addSignInPrompt(() => {
      way.use(server.fetch);
      // Another token of the same person.
      account.setSource(() => 'token-of-irina ');
      return Promise.resolve(true);
    });
    await press(page, 'Войти');
    await expect.element(page.view.getByRole('textbox', { name: 'Комментарий владельцу' })).toHaveValue('Дорого');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    expect(decisions(server)).toMatchObject([{ body: { comment: 'Дорого' } }]);
  });

  it('another tab works while the reasons are open, and they are there again afterwards', async () => {
    const { server } = moderators(waiting(7), waiting(8));
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('7');
    await userEvent.click(page.view.getByRole('tab', { name: 'Решения' }));
    await press(page, 'Мои');
    await expect.element(heading(page, 'Вы ещё ничего не решали')).toBeVisible();
    await userEvent.click(page.view.getByRole('tab', { name: /Объявления/ }));
    await expect.element(page.view.getByRole('radio', { name: 'Цена' })).toBeChecked();
  });

  it('the record of decisions shows what was decided, by all or by oneself, and what was taken back', async () => {
    const { server } = moderators(waiting(7), waiting(8), waiting(9));
    await asOleg(server, '/moderation/realty/9/hold/');
    await asOleg(server, '/moderation/realty/9/reject/', { version: 1, reason_code: 'price', comment: 'Проверьте нули' });
    const page = await moderationOn(host, server.fetch);
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(heading(page, '№ 8')).toBeVisible();
    await expect.element(page.view.getByText(/Сегодня вы проверили 1/)).toBeVisible();
    await press(page, 'Отменить');
    await expect.element(heading(page, '№ 7')).toBeVisible();
    await userEvent.click(page.view.getByRole('tab', { name: 'Решения' }));
    const record = page.view.getByRole('list', { name: 'Решения' }).getByRole('listitem');
    await expect
      .poll(() => record.elements().map((entry) => entry.textContent))
      .toEqual([
        expect.stringMatching(/№\s7.*Решение отмененоВы, /),
        expect.stringMatching(/№\s7.*ОдобреноВы, /),
        expect.stringMatching(/№\s9.*Цена. Проверьте нули.*ОтклоненоО.\sБелов, /),
      ]);
    await press(page, 'Мои');
    await expect.poll(() => record.elements().length).toBe(2);
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
