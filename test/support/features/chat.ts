import { userEvent } from 'vitest/browser';
import type { ChatProps } from '../../../src/features/chat/definition';
import type { Fetch } from '../../../src/testing/scenarios';
import { chatIdOf, chatting } from '../../../stories/support/chat/chats';
import type { Host, Mounted } from '../mount';
import { tokenOfMaria } from './publish';

export type ChatView = Mounted<'chat'>;

/** Maria's chats; with the id of that with Irina, about listing 11. */
export function chats(change?: Parameters<typeof chatting>[0]) {
  const world = chatting(change);
  return { ...world, withIrina: chatIdOf(world.store, 11) };
}

export async function chatOn(host: Host, network: Fetch, props: ChatProps = {}): Promise<ChatView> {
  const view = await host.mount('chat', { token: tokenOfMaria, ...props }, { network });
  // The page would follow a link.
  view.cancel('navigate');
  return view;
}

/** What stands in the thread: messages with `>` before one's own and the state of those behind them. */
export const linesOf = (chat: ChatView): readonly string[] =>
  [...chat.root().querySelectorAll<HTMLElement>('[role=log] [data-state] > span[dir], [role=log] div:not([data-state]) > span[dir]')].map(
    (span) => {
      const state = span.parentElement?.dataset['state'];
      return state ? `> ${span.textContent} (${state})` : (span.textContent ?? '');
    },
  );

export const rowsOf = (chat: ChatView): readonly string[] =>
  [...chat.root().querySelectorAll<HTMLElement>('li[data-chat]')].map((row) => row.querySelector('b')?.textContent ?? '');

export const fieldOf = (chat: ChatView) => chat.view.getByRole('textbox', { name: 'Сообщение' });

/** Types a message and sends it. */
export async function write(chat: ChatView, text: string): Promise<void> {
  await userEvent.fill(fieldOf(chat), text);
  await userEvent.keyboard('{Enter}');
}

/** Resolves once a list has stood still for twenty frames: it measures its lines after they are drawn. */
export async function whenSettled(box: HTMLElement): Promise<void> {
  let still = 0;
  let last = -1;
  while (still < 20) {
    await new Promise(requestAnimationFrame);
    const position = box.scrollTop + box.scrollHeight;
    still = position === last ? still + 1 : 0;
    last = position;
  }
}
