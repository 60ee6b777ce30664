import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { SelectListingDetail } from '../../state/search/selectListing';

export const listingCard = defineElement({
  tag: 'kvartal-listing-card',
  doc: 'Карточка одного объявления: по номеру или по данным.',
  props: {
    ...commonProps,
    listingId: prop.number('Номер объявления: карточка загрузит его сама', undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер объявления целым числом больше нуля.'),
    }),
    listing: prop.data<unknown>()('Объявление в том виде, в каком его отдаёт API; тогда ничего не загружается'),
    layout: prop.choice('Вид: карточка или строка списка', ['tile', 'row'], 'tile'),
    headingLevel: prop.number('Уровень заголовка карточки, от 1 до 6', 3, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>('Выбрано объявление. Отмена оставляет переход странице', { cancelable: true }),
  },
  parts: {
    card: 'Объявление',
    'card-photo': 'Фотографии объявления',
    'card-title': 'Название объявления',
    'card-price': 'Цена объявления',
    state: 'Блок ошибки',
  },
  cssProperties: commonCssProperties,
});

/** Props of `ListingCard`; all optional. Give either `listing`, as the API returns it, or `listingId`. */
export type ListingCardProps = PropsOf<typeof listingCard>;
