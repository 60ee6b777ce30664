import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';
import { type AccountTab, accountTabs } from '../../domain/account/accountTab';

/** A link of the account was followed. */
export interface AccountNavigateDetail {
  readonly url: string;
  readonly target: 'tab' | 'publish' | 'edit' | 'listing' | 'chat' | 'account' | 'moderation';
  /** Where the target is a tab. */
  readonly tab?: AccountTab;
  /** Where the target is a chat; null for the list of chats. */
  readonly chatId?: number | null;
}

export const account = defineElement({
  tag: 'kvartal-account',
  props: {
    ...commonProps,
    tab: prop.choice(accountTabs, 'ads'),
    urlSync: prop.choice(['off', 'query'], 'off'),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    token: tokenProp,
  },
  events: {
    ...commonEvents,
    navigate: event<AccountNavigateDetail>({ cancelable: true }),
  },
  slots: ['messages', 'settings'],
});

/** Props of `Account`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type AccountProps = PropsOf<typeof account>;
