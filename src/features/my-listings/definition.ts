import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { tokenProp } from '../../base/tokenProp';

/** A link of the list was followed. */
export interface MyListingsNavigateDetail {
  readonly url: string;
  readonly target: 'publish' | 'edit' | 'listing' | 'account';
}

export const myListings = defineElement({
  tag: 'kvartal-my-listings',
  props: {
    ...commonProps,
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    token: tokenProp,
  },
  events: {
    ...commonEvents,
    navigate: event<MyListingsNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `MyListings`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type MyListingsProps = PropsOf<typeof myListings>;
