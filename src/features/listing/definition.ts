import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import { tokenProp } from '../../base/tokenProp';
import type { ContactMethod } from '../../domain/contact/contact';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { ListingMetadata } from '../../domain/listing/listingMetadata';
import type { SelectListingDetail } from '../../state/search/selectListing';

/** A listing has been shown. */
export interface ListingShownDetail {
  readonly listing: ListingDetails;
  /** URL of the listing on the main site; a page with a different URL may redirect there (D18). */
  readonly url: string;
  /** For the document's head. */
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
  doc: 'Страница объявления: фотографии, всё о квартире и доме, карта, похожие объявления, связь с владельцем.',
  props: {
    ...commonProps,
    listingId: prop.number('Номер объявления: страница загрузит его сама', undefined, {
      check: (id) => (Number.isSafeInteger(id) && id > 0 ? null : 'Укажите номер объявления целым числом больше нуля.'),
    }),
    listing: prop.data<unknown>()('Объявление в том виде, в каком его отдаёт API; тогда оно не загружается'),
    headingLevel: prop.number('Уровень заголовка объявления, от 1 до 5', 1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 5 ? null : 'Укажите целое число от 1 до 5.'),
    }),
    pageMetadata: prop.flag(
      'Писать в head страницы заголовок, описание, канонический адрес, Open Graph и JSON-LD объявления. Когда элемент уходит, прежнее возвращается',
    ),
    token: tokenProp,
    ...mapProps,
  },
  events: {
    ...commonEvents,
    shown: event<ListingShownDetail>('Объявление загружено и показано: его данные, адрес на основном сайте и сведения для head'),
    navigate: event<ListingNavigateDetail>('Переход по ссылке страницы. Отмена оставляет его странице', { cancelable: true }),
    selectListing: event<SelectListingDetail>('Выбрано похожее объявление. Отмена оставляет переход странице', { cancelable: true }),
    contact: event<ListingContactDetail>(
      'Посетитель хочет позвонить владельцу (call) или написать ему (write). Отмена оставляет это странице: ни карточка контакта, ни чат не открываются',
      { cancelable: true },
    ),
  },
  slots: { chat: 'Переписка с владельцем: показывается в панели чата. Без неё «Написать» открывает объявление на основном сайте' },
  parts: {
    listing: 'Страница объявления целиком',
    title: 'Заголовок',
    price: 'Цена',
    gallery: 'Фотографии',
    facts: 'Полоса с метро, площадью, этажом и годом',
    section: 'Раздел страницы',
    contact: 'Панель связи с владельцем',
    'contact-bar': 'Полоса связи внизу экрана телефона',
    map: 'Карта с домом',
    marker: 'Точка с домом на карте',
    control: 'Кнопка управления картой',
    similar: 'Похожие объявления',
    card: 'Похожее объявление',
    'card-photo': 'Фотография похожего объявления',
    'card-title': 'Название похожего объявления',
    'card-price': 'Цена похожего объявления',
    state: 'Блок «не найдено» или ошибки',
  },
  cssProperties: {
    ...commonCssProperties,
    '--kv-listing-top': 'Высота того, что закреплено вверху страницы: под ним останавливаются панель связи и краткий заголовок',
  },
});

/** Props of `Listing`; all optional. Give either `listing`, as the API returns it, or `listingId`. */
export type ListingProps = PropsOf<typeof listing>;
