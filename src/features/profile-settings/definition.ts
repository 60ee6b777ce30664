import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';

export const profileSettings = defineElement({
  tag: 'kvartal-profile-settings',
  props: {
    ...commonProps,
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    token: tokenProp,
  },
  events: {
    ...commonEvents,
    deleted: event<object>({ cancelable: true }),
  },
});

/** Props of `ProfileSettings`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type ProfileSettingsProps = PropsOf<typeof profileSettings>;
