import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { mapPropsDocs } from '../../base/mapProps.docs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { favouriteEventDoc } from '../../state/favourites/favouriteEvent.docs';
import { listing } from './definition';

export const listingDocs = documented(listing, {
  doc: 'Страница объявления: фотографии, всё о квартире и доме, карта, похожие объявления, связь с владельцем.',
  props: {
    ...commonPropsDocs,
    listingId: 'Номер объявления: страница загрузит его сама',
    listing: 'Объявление в том виде, в каком его отдаёт API; тогда оно не загружается',
    headingLevel: 'Уровень заголовка объявления, от 1 до 5',
    pageMetadata:
      'Писать в head страницы заголовок, описание, канонический адрес, Open Graph и JSON-LD объявления. Когда элемент уходит, прежнее возвращается',
    token: tokenPropDoc,
    ...mapPropsDocs,
  },
  events: {
    ...commonEventsDocs,
    shown: 'Объявление загружено и показано: его данные, адрес на основном сайте и сведения для head',
    navigate: 'Переход по ссылке страницы. Отмена оставляет его странице',
    selectListing: 'Выбрано похожее объявление. Отмена оставляет переход странице',
    favourite: favouriteEventDoc,
    contact:
      'Посетитель хочет позвонить владельцу (call) или написать ему (write). Отмена оставляет это странице: ни карточка контакта, ни чат не открываются',
  },
  slots: { chat: 'Переписка с владельцем: показывается в панели чата. Без неё «Написать» открывает чат «Квартала»' },
  parts: {
    listing: 'Страница объявления целиком',
    title: 'Заголовок',
    price: 'Цена',
    gallery: 'Фотографии',
    facts: 'Полоса с метро, площадью, этажом и годом',
    section: 'Раздел страницы',
    'price-judgement': 'Оценка и история цены',
    'price-history': 'Таблица с историей цены',
    contact: 'Панель связи с владельцем',
    'contact-bar': 'Полоса связи внизу экрана телефона',
    map: 'Карта с домом',
    marker: 'Точка с домом на карте',
    control: 'Кнопка управления картой',
    'listing-favourite': 'Кнопка «В избранное»',
    similar: 'Похожие объявления',
    card: 'Похожее объявление',
    'card-photo': 'Фотография похожего объявления',
    'card-title': 'Название похожего объявления',
    'card-favourite': 'Кнопка «В избранное» похожего объявления',
    'card-price': 'Цена похожего объявления',
    state: 'Блок «не найдено» или ошибки',
  },
  cssProperties: {
    ...commonCssProperties,
    '--kv-listing-top': 'Высота того, что закреплено вверху страницы: под ним останавливаются панель связи и краткий заголовок',
  },
});
