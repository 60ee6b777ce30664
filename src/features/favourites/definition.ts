import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { ContactDetail } from '../../domain/contact/contact';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';
import type { SelectListingDetail } from '../../state/search/selectListing';

/** A link to another page of the site was followed. */
export interface FavouritesNavigateDetail {
  readonly url: string;
  /** `all`: from an empty list; `search`: to a search of this device; `similar`: from a listing that is not published any more; `favourites`: from a list that somebody has shared. */
  readonly target: 'all' | 'search' | 'similar' | 'favourites';
}

export const favourites = defineElement({
  tag: 'kvartal-favourites',
  props: {
    ...commonProps,
    list: prop.text(),
    tab: prop.choice(['kept', 'viewed', 'hidden', 'searches'], 'kept'),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>({ cancelable: true }),
    contact: event<ContactDetail>({ cancelable: true }),
    favourite: event<FavouriteDetail>(),
    navigate: event<FavouritesNavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Favourites`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type FavouritesProps = PropsOf<typeof favourites>;
