import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';

/** A link of the messages was followed. */
export interface ChatNavigateDetail {
  readonly url: string;
  /** `chat`: a chat of the list, or the list again; the page may keep it in its address. */
  readonly target: 'listing' | 'messages' | 'blacklist' | 'chat';
  /** Where the target is a chat; null for the list. */
  readonly chatId?: number | null;
  /** Where the chat is shown at a message that was searched for. */
  readonly messageId?: number;
}

export const chat = defineElement({
  tag: 'kvartal-chat',
  props: {
    ...commonProps,
    chatId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер чата целым числом больше нуля.'),
    }),
    messageId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер сообщения целым числом больше нуля.'),
    }),
    list: prop.choice(['open', 'blacklist'], 'open'),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    titleCount: prop.flag(),
    token: tokenProp,
  },
  events: {
    ...commonEvents,
    navigate: event<ChatNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Chat`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type ChatProps = PropsOf<typeof chat>;
