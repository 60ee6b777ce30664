import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { SelectListingDetail } from '../../state/search/selectListing';

/** A link to a search was followed. */
export interface FavouritesNavigateDetail {
  readonly url: string;
  /** `all`: from an empty list; `similar`: from a listing that is not published any more. */
  readonly target: 'all' | 'similar';
}

export const favourites = defineElement({
  tag: 'kvartal-favourites',
  props: {
    ...commonProps,
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>({ cancelable: true }),
    navigate: event<FavouritesNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Favourites`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type FavouritesProps = PropsOf<typeof favourites>;
