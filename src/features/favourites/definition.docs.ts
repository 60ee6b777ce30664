import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { favouriteEventDoc } from '../../state/favourites/favouriteEvent.docs';
import { favourites } from './definition';

export const favouritesDocs = documented(favourites, {
  doc: 'Избранное этого устройства: карточки отложенных объявлений, что с ними стало с тех пор, и кнопка, которая убирает из списка. Вход не нужен.',
  props: {
    ...commonPropsDocs,
    list: 'Чужой список вместо избранного этого устройства: строка запроса из ссылки «Поделиться», `ids=12x55x&name=…`',
    tab: 'Вкладка, которая открыта сначала: избранное, «Смотрели», «Скрытые» или «Поиски»',
    headingLevel: 'Уровень заголовка списка, от 1 до 5',
  },
  events: {
    ...commonEventsDocs,
    selectListing: 'Выбрано объявление. Отмена оставляет переход странице',
    favourite: favouriteEventDoc,
    contact:
      'В сравнении нажали «Позвонить» (call) или «Написать» (write). Отмена оставляет это странице: нет ни предупреждения, ни входа, ни чата, ни перехода к объявлению',
    navigate:
      'Переход по ссылке «Похожие объявления», к поиску из пустого списка, к одному из поисков этого устройства или из чужого списка к своему избранному. Отмена оставляет его странице',
  },
  parts: {
    heading: 'Заголовок',
    tab: 'Вкладка: «Избранное», «Смотрели», «Скрытые» или «Поиски»',
    notice: 'Строка о том, где хранится список, или о том, чего в чужом списке больше нет',
    comparison: 'Таблица сравнения',
    list: 'Список карточек или сохранённых поисков',
    card: 'Карточка',
    'card-photo': 'Фотография карточки',
    'card-title': 'Название в карточке',
    'card-price': 'Цена в карточке',
    'card-favourite': 'Кнопка «В избранное» карточки чужого списка',
    state: 'Блок «ничего нет» или ошибки',
  },
  cssProperties: { ...commonCssProperties },
});
