import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import { tokenProp } from '../../base/tokenProp';

/** Whether this visitor is a moderator. */
export interface ModerationAccessDetail {
  readonly isAllowed: boolean;
}

export const moderation = defineElement({
  tag: 'kvartal-moderation',
  props: {
    ...commonProps,
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 4 ? null : 'Укажите целое число от 1 до 4.'),
    }),
    token: tokenProp,
    ...mapProps,
  },
  events: {
    ...commonEvents,
    access: event<ModerationAccessDetail>(),
  },
});

/** Props of `Moderation`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type ModerationProps = PropsOf<typeof moderation>;
