import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';

/** The listing of a notification was opened. */
export interface NotificationsNavigateDetail {
  readonly url: string;
  readonly target: 'listing';
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
