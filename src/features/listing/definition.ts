import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import { tokenProp } from '../../base/tokenProp';
import type { ContactMethod } from '../../domain/contact/contact';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { ListingMetadata } from '../../domain/listing/metadata/listingMetadata';
import type { SelectListingDetail } from '../../state/search/selectListing';

/** A listing has been shown. */
export interface ListingShownDetail {
  readonly listing: ListingDetails;
  /** URL of the listing on the main site; a page with a different URL may redirect there (D18). */
  readonly url: string;
  /** Metadata for the document's head. */
  readonly metadata: ListingMetadata;
}

/** The visitor wants to contact the owner. */
export interface ListingContactDetail {
  readonly method: ContactMethod;
  readonly listing: ListingDetails;
}

/** A link of the page has been clicked. */
export interface ListingNavigateDetail {
  readonly url: string;
  readonly target: 'home' | 'search' | 'catalogue' | 'similar' | 'listing';
}

export const listing = defineElement({
  tag: 'kvartal-listing',
  props: {
    ...commonProps,
    listingId: prop.number(undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер объявления целым числом больше нуля.'),
    }),
    listing: prop.data<unknown>(),
    headingLevel: prop.number(1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    pageMetadata: prop.flag(),
    token: tokenProp,
    ...mapProps,
  },
  events: {
    ...commonEvents,
    shown: event<ListingShownDetail>(),
    navigate: event<ListingNavigateDetail>({ cancelable: true }),
    selectListing: event<SelectListingDetail>({ cancelable: true }),
    contact: event<ListingContactDetail>({ cancelable: true }),
    favourite: event<FavouriteDetail>(),
  },
  slots: ['chat'],
});

/** Props of `Listing`; all optional. Give either `listing`, as the API returns it, or `listingId`. */
export type ListingProps = PropsOf<typeof listing>;
