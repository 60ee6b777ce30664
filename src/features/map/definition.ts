import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import type { ContactDetail } from '../../domain/contact/contact';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';
import { searchControl, searchEvents, searchProps } from '../../state/search/searchDefinition';
import type { SelectListingDetail } from '../../state/search/selectListing';

/** Events of the map, re-dispatched by elements that contain it. */
export const mapEvents = {
  selectListing: event<SelectListingDetail>({ cancelable: true }),
  contact: event<ContactDetail>({ cancelable: true }),
  favourite: event<FavouriteDetail>(),
} as const;

export const map = defineElement({
  tag: 'kvartal-map',
  props: {
    ...commonProps,
    ...searchProps,
    ...mapProps,
    headingLevel: prop.number(2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: { ...commonEvents, ...searchEvents, ...mapEvents },
  control: searchControl,
});

/** Props of `SearchMap`; all optional, defaults in docs/elements.md. API address, theme and language belong to `KvartalProvider`. */
export type SearchMapProps = PropsOf<typeof map> & {
  /** Returns to the list of the same search behind the map; without it there is a link to the main site. */
  onList?(): void;
  /** Page size of the list behind the map, so that both request the same page. */
  pageSize?: number;
};
