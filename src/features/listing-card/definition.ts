import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';
import type { SelectListingDetail } from '../../state/search/selectListing';

export const listingCard = defineElement({
  tag: 'kvartal-listing-card',
  props: {
    ...commonProps,
    listingId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер объявления целым числом больше нуля.'),
    }),
    listing: prop.data<unknown>(),
    layout: prop.choice(['tile', 'row'], 'tile'),
    headingLevel: prop.number(3, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>({ cancelable: true }),
    favourite: event<FavouriteDetail>(),
  },
});

/** Props of `ListingCard`; all optional. Give either `listing`, as the API returns it, or `listingId`. */
export type ListingCardProps = PropsOf<typeof listingCard>;
