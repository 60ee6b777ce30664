import { describe, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { chatIdOf, chattingAtLength } from '../../../stories/support/chat/chats';
import { atEndOfTest } from '../../support/cleanups';
import { chatOn } from '../../support/features/chat';
import { tokenOfMaria } from '../../support/features/publish';
import { inWindow } from '../../support/listing/contactPage';
import { finishMotion } from '../../support/motion';
import { controlOf, hosts } from '../../support/mount';
import { focused } from '../../support/shown';

/** What is seen of the window: a keyboard covers the rest, and the layout knows nothing of it. */
function visibleWindow() {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  // That of the prototype is there again.
  atEndOfTest(() => void Reflect.deleteProperty(window, 'visualViewport'));
  return (height: number, rest: { readonly offsetTop?: number; readonly scale?: number } = {}) => {
    Object.assign(view, { height, offsetTop: 0, scale: 1, ...rest });
    view.dispatchEvent(new Event('resize'));
  };
}

/** A dialog of the test before may still give the focus back. */
const focus = (field: Locator) =>
  expect
    .poll(() => {
      (field.element() as HTMLElement).focus();
      return focused() === field.element();
    })
    .toBe(true);

const boxOf = (one: Locator) => one.element().getBoundingClientRect();

describe.each(hosts)('the keyboard of a phone on $name', (host) => {
  it('leaves head, last message, field and button of the panel in sight', () =>
    inWindow(375, 667, async () => {
      const see = visibleWindow();
      const { api, store } = chattingAtLength(30);
      const panel = await host.mount('chat-panel', { token: tokenOfMaria }, { network: api });
      await ((await controlOf(panel)) as unknown as ChatPanelControl).open({ chatId: chatIdOf(store, 16) });
      const dialog = panel.view.getByRole('dialog', { name: 'Чат', exact: true });
      const field = dialog.getByRole('textbox', { name: 'Сообщение' });
      const last = dialog.getByText('Сообщение 30', { exact: true }).first();
      await expect.element(last).toBeVisible();
      finishMotion(dialog.element());
      const height = boxOf(dialog).height;
      await focus(field);
      see(330, { offsetTop: 60 });
      await expect.poll(() => [boxOf(dialog).top, boxOf(dialog).bottom]).toEqual([60, 390]);
      const parts = [dialog.getByRole('heading').first(), last, field, dialog.getByRole('button', { name: 'Отправить' })];
      for (const part of parts) {
        await expect.poll(() => boxOf(part).top).toBeGreaterThanOrEqual(60);
        await expect.poll(() => boxOf(part).bottom).toBeLessThanOrEqual(390);
      }
      expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(field).top);
      // Zoomed in, less is seen too, without a keyboard.
      see(330, { scale: 2 });
      await expect.poll(() => boxOf(dialog).height).toBe(height);
      see(330);
      await expect.poll(() => boxOf(dialog).height).toBe(330);
      see(667);
      await expect.poll(() => boxOf(dialog).height).toBe(height);
    }));

  it.each(['covers', 'shrinks'] as const)('leaves the thread on a page whole where it %s the window', (way) =>
    inWindow(375, 667, async () => {
      const see = visibleWindow();
      const { api, store } = chattingAtLength(30);
      const chat = await chatOn(host, api, { chatId: chatIdOf(store, 16) });
      const thread = chat.view.getByRole('region', { name: 'Переписка' });
      const field = chat.view.getByRole('textbox', { name: 'Сообщение' });
      const last = chat.view.getByRole('log').getByText('Сообщение 30', { exact: true });
      await expect.element(last).toBeVisible();
      await focus(field);
      const look = async () => {
        await expect.poll(() => boxOf(thread).height).toBeLessThanOrEqual(330);
        for (const part of [last, field, chat.view.getByRole('button', { name: 'Отправить' })]) {
          await expect.poll(() => boxOf(part).bottom).toBeLessThanOrEqual(boxOf(thread).bottom);
        }
        await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(field).top);
        expect(boxOf(last).top).toBeGreaterThan(boxOf(chat.view.getByRole('log')).top);
      };
      if (way === 'shrinks') return inWindow(375, 330, look);
      see(330);
      await look();
      // A field elsewhere takes the focus, and gives it back, while the keyboard stays.
      const { height } = boxOf(thread);
      const elsewhere = document.body.appendChild(document.createElement('input'));
      atEndOfTest(() => elsewhere.remove());
      elsewhere.focus();
      await expect.poll(() => boxOf(thread).height).toBeGreaterThan(height);
      await focus(field);
      return expect.poll(() => [boxOf(thread).height, boxOf(field).bottom <= boxOf(thread).bottom]).toEqual([height, true]);
    }),
  );
});
