import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { favouriteEventDoc } from '../../state/favourites/favouriteEvent.docs';
import { listingCard } from './definition';

export const listingCardDocs = documented(listingCard, {
  doc: 'Карточка одного объявления: по номеру или по данным.',
  props: {
    ...commonPropsDocs,
    listingId: 'Номер объявления: карточка загрузит его сама',
    listing: 'Объявление в том виде, в каком его отдаёт API; тогда ничего не загружается',
    layout: 'Вид: карточка или строка списка',
    headingLevel: 'Уровень заголовка карточки, от 1 до 6',
  },
  events: { ...commonEventsDocs, favourite: favouriteEventDoc, selectListing: 'Выбрано объявление. Отмена оставляет переход странице' },
  parts: {
    card: 'Объявление',
    'card-photo': 'Фотографии объявления',
    'card-title': 'Название объявления',
    'card-favourite': 'Кнопка «В избранное» на фотографии',
    'card-price': 'Цена объявления',
    state: 'Блок ошибки',
  },
  cssProperties: commonCssProperties,
});
