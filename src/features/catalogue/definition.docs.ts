import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { favouriteEventDoc } from '../../state/favourites/favouriteEvent.docs';
import { catalogue } from './definition';

export const catalogueDocs = documented(catalogue, {
  doc: 'Новые объявления одной сделки: три карточки и ссылка «Смотреть все». Загружаются, когда блок появляется в окне.',
  props: {
    ...commonPropsDocs,
    deal: 'Сделка: продажа или аренда',
    failures: 'Как сообщать об ошибке загрузки: в самом блоке или окном, одним на всю страницу',
    headingLevel: 'Уровень заголовка, от 1 до 6',
  },
  events: {
    ...commonEventsDocs,
    favourite: favouriteEventDoc,
    selectListing: 'Выбрано объявление. Отмена оставляет переход странице',
    navigate: 'Переход по ссылке «Смотреть все» (target: all). Отмена оставляет его странице',
  },
  parts: {
    heading: 'Заголовок',
    all: 'Ссылка «Смотреть все»',
    list: 'Список карточек',
    card: 'Карточка',
    'card-photo': 'Фотография карточки',
    'card-title': 'Название в карточке',
    'card-favourite': 'Кнопка «В избранное» на фотографии',
    'card-price': 'Цена в карточке',
    state: 'Блок «ничего нет» или ошибки',
    dialog: 'Окно об ошибке загрузки',
  },
  cssProperties: { ...commonCssProperties },
});
