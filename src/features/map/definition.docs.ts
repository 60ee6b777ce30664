import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { docsOf, documented } from '../../base/elementDocs';
import { mapPropsDocs } from '../../base/mapProps.docs';
import { favouriteEventDoc } from '../../state/favourites/favouriteEvent.docs';
import { searchControlDocs, searchEventsDocs, searchPropsDocs } from '../../state/search/searchDefinition.docs';
import { map, mapEvents } from './definition';

export const mapEventsDocs = docsOf(mapEvents, {
  selectListing: 'Выбрано объявление. Отмена оставляет переход странице',
  favourite: favouriteEventDoc,
  contact:
    'Посетитель хочет позвонить владельцу (call) или написать ему (write). Отмена оставляет это странице: нет ни предупреждения, ни входа, ни перехода к объявлению',
});

export const mapParts = {
  map: 'Карта со всем, что на ней стоит',
  marker: 'Точка на карте: одно место, несколько рядом или цена',
  controls: 'Кнопки управления картой',
  control: 'Одна кнопка управления',
  'to-list': 'Ссылка к списку объектов',
  count: 'Количество объявлений',
  panel: 'Панель с объявлениями одного места',
  card: 'Объявление',
  'card-photo': 'Фотографии объявления',
  'card-title': 'Название объявления',
  'card-favourite': 'Кнопка «В избранное» на фотографии',
  'card-hide': 'Кнопка «Скрыть» на фотографии',
  'card-hidden': 'Строка «Скрыто» на месте скрытого объявления',
  'card-viewed': 'Отметка «Смотрели» на фотографии',
  'card-price': 'Цена объявления',
  state: 'Блок «ничего не найдено» или ошибки',
} as const;

export const mapCssProperties = {
  '--kv-map-height': 'Высота карты',
  '--kv-map-aside': 'Ширина того, что лежит над правым краем карты, например панели чата: кнопки управления отходят от него',
} as const;

export const mapDocs = documented(map, {
  doc: 'Поиск на карте: точки с объявлениями, карточки выбранного места, управление картой.',
  props: {
    ...commonPropsDocs,
    ...searchPropsDocs,
    ...mapPropsDocs,
    headingLevel: 'Уровень заголовка карты для программ чтения с экрана, от 1 до 6',
  },
  events: { ...commonEventsDocs, ...searchEventsDocs, ...mapEventsDocs },
  control: searchControlDocs,
  parts: mapParts,
  cssProperties: { ...commonCssProperties, ...mapCssProperties },
});
