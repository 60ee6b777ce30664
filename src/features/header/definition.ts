import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';

/** Target of a clicked header link. */
export interface HeaderNavigateDetail {
  readonly url: string;
  readonly target: 'home' | 'catalogue' | 'faq' | 'contacts' | 'favourites' | 'account' | 'messages' | 'publish' | 'moderation';
}

export const header = defineElement({
  tag: 'kvartal-header',
  props: {
    ...commonProps,
    unreadMessages: prop.number(0, {
      check: (count) => (Number.isSafeInteger(count) && count >= 0 ? null : 'Укажите целое число от 0.'),
    }),
    draft: prop.choice(['none', 'unchanged', 'changed'], 'none'),
  },
  events: {
    ...commonEvents,
    navigate: event<HeaderNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Header`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type HeaderProps = PropsOf<typeof header>;
