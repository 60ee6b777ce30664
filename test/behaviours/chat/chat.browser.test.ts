import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { altered, rejects, when } from '../../../src/testing/scenarios';
import { chatPeople, chattingWithOneAgent, moderateIrina } from '../../../stories/support/chat/chats';
import { chatOn, chats, fieldOf, linesOf, rowsOf } from '../../support/features/chat';
import { setOnline } from '../../support/features/publish';
import { hosts } from '../../support/mount';

const { maria, irina } = chatPeople;
const refusedBy =
  'Вы не можете отправить сообщение, так как вы заблокировали этого пользователя. Удалите его из черного списка, чтобы возобновить переписку.';

describe.each(hosts)('chats on $name', (host) => {
  it('open from the list and take the focus; the page is told', async () => {
    const { api } = chats();
    const chat = await chatOn(host, api);
    await userEvent.click(chat.view.getByRole('link', { name: /Павел Дорохов/ }));
    await expect.poll(() => linesOf(chat)).toEqual(['Торг возможен?', '> Да, торг возможен при осмотре (sent)']);
    await expect.poll(() => fieldOf(chat).element().matches(':focus')).toBe(true);
    expect(chat.detailsOf('navigate')).toMatchObject([
      { target: 'chat', chatId: 5, url: expect.stringMatching(/\/account\?tab=messages&chat=5$/) },
    ]);
  });

  it('name the emoji fonts of all systems for what people write, after the font of the page', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    for (const written of ['textarea', '[role=log] span[dir]', '[data-chat] em']) {
      await expect
        .poll(() => {
          const one = chat.root().querySelector(written);
          const heading = chat.root().querySelector('h2');
          if (!one || !heading) return null;
          return getComputedStyle(one).fontFamily.replace(getComputedStyle(heading).fontFamily, 'as headings');
        })
        .toBe('as headings, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"');
    }
  });

  it('have a heading whose word stays whole beside the button on a narrow phone', async () => {
    const { api } = chats();
    const chat = await chatOn(host, api);
    chat.container.style.width = '240px';
    const heading = chat.view.getByRole('heading', { name: 'Сообщения' });
    await expect.element(heading).toBeVisible();
    const line = () => Number.parseFloat(getComputedStyle(heading.element()).lineHeight);
    await expect.poll(() => heading.element().getBoundingClientRect().height).toBeLessThan(1.5 * line());
  });

  it('lead to their listing, or say that it is deleted', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('link', { name: /54,30 м², 7\/12 этаж/ }));
    expect(chat.detailsOf('navigate').at(-1)).toMatchObject({ target: 'listing', url: expect.stringMatching(/\/rent\/11$/) });
    store.editListing(11, { isDeleted: true });
    const again = await chatOn(host, api, { chatId: withIrina });
    await expect.element(again.view.getByText('Вы не можете отправить сообщение. Объявление было удалено.')).toBeVisible();
    await userEvent.click(again.view.getByRole('link', { name: /54,30 м²|квартира/ }).last());
    expect(again.detailsOf('navigate').at(-1)).toMatchObject({ target: 'listing', url: expect.stringMatching(/\/not-found$/) });
  });

  it('offers nothing that leads nowhere: a closed account is neither there nor to be blocked, a deleted listing is not opened', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api);
    const menuOf = async (view: typeof chat) => {
      await userEvent.click(view.view.getByRole('button', { name: 'Действия с чатом' }));
      return view.view
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent);
    };
    await userEvent.click(chat.view.getByRole('link', { name: /Неизвестный пользователь/ }));
    await expect.element(chat.view.getByText('Ошибка: не удалось определить получателя сообщения.')).toBeVisible();
    expect(chat.root().querySelector('[data-presence]')).toBeNull();
    const items = await menuOf(chat);
    expect(items).toEqual(expect.arrayContaining(['Открыть объявление', 'Пожаловаться на собеседника', 'Удалить чат']));
    expect(items).not.toContain('Заблокировать');
    store.editListing(11, { isDeleted: true });
    const again = await chatOn(host, api, { chatId: withIrina });
    await expect.element(again.view.getByText('Вы не можете отправить сообщение. Объявление было удалено.')).toBeVisible();
    const others = await menuOf(again);
    expect(others).toContain('Заблокировать');
    expect(others).not.toContain('Открыть объявление');
  });

  it('without a network do not tell whether the other one is there', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    const dots = () => chat.root().querySelectorAll('[data-chat] i').length;
    await expect.element(chat.view.getByText('В сети')).toBeVisible();
    await expect.poll(dots).toBe(1);
    setOnline(false);
    await expect.element(chat.view.getByText('Ждём сеть…')).toBeVisible();
    expect(dots()).toBe(0);
    setOnline(true);
    await expect.poll(dots).toBe(1);
  });

  it('about a listing of which nothing is known say so, its price included', async () => {
    const { api, withIrina } = chats();
    const unknown = altered((body) => JSON.parse(JSON.stringify(body, (key, value) => (key === 'realty' ? null : value))), api);
    const chat = await chatOn(host, when(/\/chats\//, unknown, api), { chatId: withIrina });
    const prices = () => chat.view.getByText('Цена не указана').elements();
    await expect.poll(() => prices().filter((price) => price.getClientRects().length > 0)).toHaveLength(1);
  });

  it('with one agent are told apart by price, and by a mark where the listing is not active', async () => {
    const chat = await chatOn(host, chattingWithOneAgent().api);
    const found = (name: RegExp) => chat.view.getByRole('link', { name }).elements().length;
    await expect.poll(() => found(/^Ирина Мельникова/)).toBe(5);
    const flat = String.raw`₽ · 2-комн\. квартира, 54,50 м²`;
    expect([18, 19, 17].map((millions) => found(new RegExp(`${millions}\\s\\d{3}\\s000\\s${flat}`)))).toEqual([2, 1, 1]);
    expect(found(/17\s990\s000 ₽.*В архиве.*Добрый день/)).toBe(1);
    expect(found(/18\s900\s000 ₽.*Удалено.*Добрый день/)).toBe(1);
    expect(found(/В архиве|Удалено|На модерации|Отклонено/)).toBe(2);
    // The price is never what is cut off.
    for (const line of chat.root().querySelectorAll('li[data-chat] small > :first-child')) {
      expect(line.textContent).toMatch(/^\d[\d\s]*₽/);
      expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(line.closest('li')?.getBoundingClientRect().right ?? 0);
    }
  });

  it('are found by name and by listing', async () => {
    const { api } = chats();
    const chat = await chatOn(host, api);
    const search = chat.view.getByRole('searchbox', { name: 'Имя, объявление, сообщение' });
    await userEvent.fill(search, 'дорох');
    await expect.poll(() => rowsOf(chat)).toEqual(['Павел Дорохов']);
    await expect.element(chat.view.getByText('Нашёлся 1 чат').first()).toBeVisible();
    await userEvent.fill(search, 'студия');
    await expect.poll(() => rowsOf(chat)).toEqual(['Тимур Алиев']);
    await userEvent.fill(search, 'нет такого');
    await expect.element(chat.view.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
    await userEvent.click(chat.view.getByRole('button', { name: 'Очистить поиск' }));
    await expect.poll(() => rowsOf(chat)).toHaveLength(6);
  });

  it('are deleted together after a question, and the open one closes', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('button', { name: 'Выбрать чаты' }));
    for (const name of ['Ирина Мельникова', 'Павел Дорохов']) {
      await userEvent.click(chat.view.getByRole('checkbox', { name: `Выбрать: ${name}` }), { force: true });
    }
    await userEvent.click(chat.view.getByRole('button', { name: 'Удалить', exact: true }));
    await expect.element(chat.view.getByRole('heading', { name: 'Удалить 2 чата?' })).toBeVisible();
    await userEvent.click(chat.view.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }));
    await expect.poll(() => rowsOf(chat)).toHaveLength(4);
    await expect.element(chat.view.getByText('Выберите чат, чтобы увидеть переписку')).toBeInTheDocument();
    expect(chat.detailsOf('navigate').at(-1)).toMatchObject({ target: 'chat', chatId: null });
  });

  it('blocking moves a chat to the blacklist, unblocking brings it back', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('button', { name: 'Действия с чатом' }));
    await userEvent.click(chat.view.getByRole('menuitem', { name: 'Заблокировать' }));
    await userEvent.click(chat.view.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }));
    const notice = chat.view.getByRole('dialog', { name: 'Чат с пользователем заблокирован.' });
    await expect.element(notice).toBeVisible();
    // Letter for letter, two spaces included.
    expect(notice.element().querySelector('p')?.textContent).toBe('Для разблокировки  перейдите в Черный список.');
    expect(store.chatBook.hasBlocked(maria, irina)).toBe(true);
    await expect.poll(() => rowsOf(chat)).not.toContain('Ирина Мельникова');
    await userEvent.click(notice.getByRole('button', { name: 'В черный список' }));
    await expect.element(chat.view.getByRole('heading', { name: 'Черный список' })).toBeVisible();
    await expect.poll(() => rowsOf(chat)).toEqual(['Ирина Мельникова']);
    await userEvent.click(chat.view.getByRole('button', { name: 'Разблокировать: Ирина Мельникова' }));
    await expect.element(chat.view.getByRole('heading', { name: 'Чат с пользователем разблокирован.' })).toBeVisible();
    await userEvent.click(chat.view.getByRole('button', { name: 'В сообщения' }));
    await expect.poll(() => rowsOf(chat)).toContain('Ирина Мельникова');
  });

  it('one who has blocked learns why nothing can be sent; one who is blocked as well', async () => {
    const { api, store, withIrina } = chats();
    store.chatBook.block(maria, [irina]);
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.element(chat.view.getByText(refusedBy)).toBeVisible();
    store.chatBook.unblock(maria, [irina]);
    store.chatBook.block(irina, [maria]);
    const other = await chatOn(host, api, { chatId: withIrina });
    await expect.element(other.view.getByText('Вы не можете отправить сообщение, так как пользователь заблокировал вас.')).toBeVisible();
    await expect.element(other.view.getByText(/^(?:В|Вне) сети$/)).not.toBeInTheDocument();
  });

  it('tell at once that a moderator has blocked the other one, keep what is typed, and go on when that is taken back', async () => {
    const { api, store, withIrina } = chats();
    const chat = await chatOn(host, api, { chatId: withIrina });
    await expect.element(chat.view.getByText('В сети')).toBeVisible();
    await userEvent.fill(fieldOf(chat), 'Приходите в субботу');
    await expect.poll(() => store.events.listeners()).toBe(1);
    await moderateIrina(api, 'blocked');
    const refusal = 'Вы не можете отправить сообщение. Аккаунт собеседника заблокирован.';
    await expect.element(chat.view.getByText(refusal)).toBeVisible();
    await expect.element(fieldOf(chat)).not.toBeInTheDocument();
    expect(chat.root().querySelector('[data-presence]')).toBeNull();
    // What they wrote can still be read.
    expect(linesOf(chat)).toContain('Удобно до обеда, но подстроимся.');
    const again = await chatOn(host, api, { chatId: withIrina });
    await expect.element(again.view.getByText(refusal)).toBeVisible();
    expect(again.root().querySelector('[data-presence]')).toBeNull();
    await moderateIrina(api, 'unblocked');
    await expect.element(fieldOf(chat)).toHaveValue('Приходите в субботу');
    await expect.element(chat.view.getByText('В сети')).toBeVisible();
  });

  it('a failed action says so and can be repeated', async () => {
    const { api, withIrina } = chats();
    const chat = await chatOn(host, when(/delete-chats/, rejects(500), api), { chatId: withIrina });
    await userEvent.click(chat.view.getByRole('button', { name: 'Действия с чатом' }));
    await userEvent.click(chat.view.getByRole('menuitem', { name: 'Удалить чат' }));
    await userEvent.click(chat.view.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }));
    await expect.element(chat.view.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    await expect.element(chat.view.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true })).toBeEnabled();
  });

  it('a thread that cannot be loaded is asked for again', async () => {
    const { api, withIrina } = chats();
    let isBroken = true;
    const chat = await chatOn(
      host,
      (input, init) => (isBroken && String(input).includes('show-chat') ? rejects(500)(input, init) : api(input, init)),
      {
        chatId: withIrina,
      },
    );
    await expect.element(chat.view.getByText('Ошибка при загрузке данных чата')).toBeVisible();
    isBroken = false;
    await userEvent.click(chat.view.getByRole('button', { name: 'Повторить' }));
    await expect.poll(() => linesOf(chat).length).toBeGreaterThan(0);
  });
});
