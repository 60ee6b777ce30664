import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { favourites } from './definition';

export const favouritesDocs = documented(favourites, {
  doc: 'Избранное этого устройства: карточки отложенных объявлений, что с ними стало с тех пор, и кнопка, которая убирает из списка. Вход не нужен.',
  props: {
    ...commonPropsDocs,
    headingLevel: 'Уровень заголовка списка, от 1 до 5',
  },
  events: {
    ...commonEventsDocs,
    selectListing: 'Выбрано объявление. Отмена оставляет переход странице',
    navigate: 'Переход по ссылке «Похожие объявления» или к поиску из пустого списка. Отмена оставляет его странице',
  },
  parts: {
    heading: 'Заголовок',
    notice: 'Строка о том, где хранится список',
    list: 'Список карточек',
    card: 'Карточка',
    'card-photo': 'Фотография карточки',
    'card-title': 'Название в карточке',
    'card-price': 'Цена в карточке',
    state: 'Блок «ничего нет» или ошибки',
  },
  cssProperties: { ...commonCssProperties },
});
