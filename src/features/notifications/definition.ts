import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';

/** A notification was opened, or something of its listing. */
export interface NotificationsNavigateDetail {
  readonly url: string;
  /** `chat`: unread messages, or the list of chats where they are gone. */
  readonly target: 'listing' | 'chat' | 'edit' | 'account';
  /** Where the target is a chat; null for the list. */
  readonly chatId?: number | null;
}

export const notifications = defineElement({
  tag: 'kvartal-notifications',
  props: {
    ...commonProps,
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    token: tokenProp,
  },
  events: {
    ...commonEvents,
    navigate: event<NotificationsNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Notifications`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type NotificationsProps = PropsOf<typeof notifications>;
