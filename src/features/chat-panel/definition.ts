import { commonEvents, commonProps } from '../../base/commonProps';
import { control, defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';
import type { ChatNavigateDetail } from '../chat/definition';

/** What to open: the chat about a listing, or a chat. */
export type ChatToOpen = { readonly listingId: number } | { readonly chatId: number };

/** Opens chats from scripts of the page. */
export interface ChatPanelControl {
  /**
   * Opens a chat, or the list of all; asks to sign in first. Another chat, or a contact card, closes. Resolves with whether the panel has opened;
   * never rejects.
   */
  open(chat?: ChatToOpen): Promise<boolean>;
  close(): void;
}

export const chatPanel = defineElement({
  tag: 'kvartal-chat-panel',
  props: {
    ...commonProps,
    headingLevel: prop.number(2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    token: tokenProp,
  },
  events: {
    ...commonEvents,
    navigate: event<ChatNavigateDetail>({ cancelable: true }),
    closed: event<object>(),
  },
  control: control<ChatPanelControl>({ properties: [], methods: ['open', 'close'] }),
});

/** Props of `ChatPanel`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type ChatPanelProps = PropsOf<typeof chatPanel>;
