import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { docsOf, documented } from '../../base/elementDocs';
import { mapPropsDocs } from '../../base/mapProps.docs';
import { searchControlDocs, searchEventsDocs, searchPropsDocs } from '../../state/search/searchDefinition.docs';
import { mapCssProperties, mapEventsDocs, mapParts } from '../map/definition.docs';
import { results, resultsEvents, resultsProps } from './definition';

export const resultsEventsDocs = docsOf(resultsEvents, {
  results: 'Показана страница результатов',
  selectListing: 'Выбрано объявление. Отмена оставляет переход странице',
  page: 'Посетитель перешёл на другую страницу результатов',
  sort: 'Посетитель сменил сортировку',
  view: 'Результаты показаны иначе: списком (cards) или на карте (map). Карта с самого начала — тоже',
  contact: mapEventsDocs.contact,
  favourite: mapEventsDocs.favourite,
});

export const resultsPropsDocs = docsOf(resultsProps, {
  pageSize: 'Объявлений на странице, от 1 до 100',
  map: 'Кнопка «На карте» и сама карта: есть или нет. В компактном виде их нет',
  view: 'С чего начинаются результаты: со списка или с карты',
  ...mapPropsDocs,
  headingLevel: 'Уровень заголовка над результатами, от 1 до 6',
});

export const resultsParts = {
  unread: 'Что в адресе страницы поиск не понял',
  heading: 'Заголовок результатов',
  chips: 'Выбранные фильтры под заголовком',
  chip: 'Один выбранный фильтр',
  sort: 'Сортировка',
  'save-search': 'Кнопка «Сохранить поиск»',
  'on-map': 'Кнопка «На карте»',
  list: 'Список объявлений',
  ...mapParts,
  card: 'Объявление',
  'card-photo': 'Фотографии объявления',
  'card-title': 'Название объявления',
  'card-favourite': 'Кнопка «В избранное» на фотографии',
  'card-hide': 'Кнопка «Скрыть» на фотографии',
  'card-hidden': 'Строка «Скрыто» на месте скрытого объявления',
  'card-viewed': 'Отметка «Смотрели» на фотографии',
  'card-price': 'Цена объявления',
  pagination: 'Номера страниц',
  state: 'Блок «ничего не найдено» или ошибки',
} as const;

export const resultsTemplates = {
  card: 'Карточка объявления',
  empty: 'Ничего не найдено',
  loading: 'Загрузка',
  error: 'Ошибка',
} as const;

export const resultsDocs = documented(results, {
  doc: 'Результаты поиска: заголовок, количество, сортировка, объявления, страницы.',
  props: { ...commonPropsDocs, ...searchPropsDocs, ...resultsPropsDocs, layout: 'Вид объявлений: строки или компактные карточки' },
  events: { ...commonEventsDocs, ...searchEventsDocs, ...resultsEventsDocs },
  control: searchControlDocs,
  slots: { header: 'Над заголовком', footer: 'Под результатами' },
  templates: resultsTemplates,
  parts: resultsParts,
  cssProperties: { ...commonCssProperties, ...mapCssProperties },
});
