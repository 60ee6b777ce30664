import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { chatDrafts } from '../../../src/state/chat/outbox/chatStorage';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { maria, olga } from '../../support/features/signedIn';
import { inWindow, runtimeOf } from '../../support/listing/contactPage';
import { controlOf, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const token = () => 'token-of-maria';
const her = { id: olga.id, name: 'Ольга', type: 'agent' } as const;
const question = 'Объявление ещё актуально?';
const ready = `Здравствуйте! ${question}`;

describe.each(hosts)('the first questions on $name', (host) => {
  const mount = async (listing: Parameters<typeof aListing>[0] = {}) => {
    const store = createFakeStore(aWorld([aListing({ id: 8, owner: her, ...listing })]));
    const panel = await host.mount('chat-panel', { token }, { network: createFakeApi(store) });
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    const window = panel.view.getByRole('dialog', { name: 'Чат', exact: true });
    return {
      panel,
      control,
      store,
      window,
      list: window.getByRole('list', { name: 'Вопросы для начала' }),
      field: window.getByRole('textbox', { name: 'Сообщение' }),
    };
  };

  test('a question goes into the field and is not sent; without it the questions are back; after the message they are gone', () =>
    inWindow(1280, 900, async () => {
      const { control, store, list, field, window } = await mount();
      await control.open({ listingId: 8 });
      await expect.element(list).toBeVisible();
      expect(list.element().querySelectorAll('li button')).toHaveLength(4);
      await expect.poll(() => focused()).toBe(field.element());
      // The keyboard reaches the questions before the field.
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(focused()?.textContent).toBe('Есть ли обременения?');
      await userEvent.click(list.getByRole('button', { name: question }));
      await expect.element(field).toHaveValue(ready);
      await expect.element(list).not.toBeInTheDocument();
      expect(focused()).toBe(field.element());
      expect(store.chatBook.chatsOf(maria.id)).toEqual([]);
      await userEvent.clear(field);
      await expect.element(list).toBeVisible();
      await userEvent.click(list.getByRole('button', { name: question }));
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => store.chatBook.chatsOf(maria.id)).toHaveLength(1);
      await expect.element(window.getByRole('log').getByText(ready)).toBeVisible();
      await expect.element(field).toHaveValue('');
      await expect.element(list).not.toBeInTheDocument();
    }));

  test('a draft that was kept stands in the field without questions', async () => {
    const { panel, control, list, field } = await mount();
    const runtime = runtimeOf(panel);
    await chatDrafts.write({ apiUrl: runtime.apiUrl, userId: maria.id }, 'listing 8', 'Здравствуйте, Ольга');
    await control.open({ listingId: 8 });
    await expect.element(field).toHaveValue('Здравствуйте, Ольга');
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each([
    ['calls only', { communicationMethod: 'calls' }],
    ['their own listing', { owner: { id: maria.id, name: 'Мария', type: 'owner' } }],
    ['an archived one', { status: 'archived' }],
  ] as const)('nobody is offered a question about %s', async (_, listing) => {
    const { control, list, window, field } = await mount(listing);
    await control.open({ listingId: 8 });
    await expect.element(window.getByRole('heading', { name: 'Чат пуст' })).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each([
    [320, 568],
    [375, 667],
    [375, 360],
    [1440, 900],
  ])('in a window of %i × %i nothing is cut off sideways, and the field stays in the panel', (width, height) =>
    inWindow(width, height, async () => {
      const { control, list, field, window } = await mount({ tradeType: 'rent' });
      await control.open({ listingId: 8 });
      await expect.element(list).toBeVisible();
      const { scrollWidth, clientWidth } = list.element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      const panel = window.element().getBoundingClientRect();
      for (const button of list.element().querySelectorAll('button')) {
        const { left, right } = button.getBoundingClientRect();
        expect([left >= panel.left, right <= panel.right]).toEqual([true, true]);
      }
      expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.bottom);
    }),
  );

  test('in a low window keys reach what is cut off: the words of an empty list, and those above the questions', () =>
    inWindow(320, 256, async () => {
      const { control, window, list, field } = await mount();
      const stopAround = (name: string) => window.getByRole('heading', { name }).element().closest('[tabindex="0"]');
      await control.open();
      await expect.poll(() => stopAround('Здесь пока нет сообщений')).not.toBeNull();
      await control.open({ listingId: 8 });
      await expect.element(list).toBeVisible();
      await expect.poll(() => stopAround('Чат пуст')).not.toBeNull();
      // With a text in the field there are no questions, and nothing is cut off.
      await userEvent.fill(field, 'Добрый день');
      await expect.element(list).not.toBeInTheDocument();
      expect(stopAround('Чат пуст')).toBeNull();
    }));
});
