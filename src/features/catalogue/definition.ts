import { commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { FavouriteDetail } from '../../domain/favourites/favouriteDetail';
import type { NavigateDetail } from '../../state/search/searchDefinition';
import type { SelectListingDetail } from '../../state/search/selectListing';

export const catalogue = defineElement({
  tag: 'kvartal-catalogue',
  props: {
    ...commonProps,
    deal: prop.choice(['sale', 'rent'], 'sale'),
    failures: prop.choice(['inline', 'dialog'], 'inline'),
    headingLevel: prop.number(2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>({ cancelable: true }),
    favourite: event<FavouriteDetail>(),
    navigate: event<NavigateDetail>({ cancelable: true }),
  },
});

/** Props of `Catalogue`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type CatalogueProps = PropsOf<typeof catalogue>;
