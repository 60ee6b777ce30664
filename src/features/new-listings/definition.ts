import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { SelectListingDetail } from '../../state/search/selectListing';

/** A link to another page of the site was followed. */
export interface NewListingsNavigateDetail {
  readonly url: string;
  /** `search`: the results of one search; `searches`: the list of all. */
  readonly target: 'search' | 'searches';
}

export const newListings = defineElement({
  tag: 'kvartal-new-listings',
  props: {
    ...commonProps,
    headingLevel: prop.number(2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>({ cancelable: true }),
    navigate: event<NewListingsNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `NewListings`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type NewListingsProps = PropsOf<typeof newListings>;
