import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import type { NavigateDetail } from '../../state/search/searchDefinition';
import type { SelectListingDetail } from '../../state/search/selectListing';

export const catalogue = defineElement({
  tag: 'kvartal-catalogue',
  doc: 'Новые объявления одной сделки: три карточки и ссылка «Смотреть все». Загружаются, когда блок появляется в окне.',
  props: {
    ...commonProps,
    deal: prop.choice('Сделка: продажа или аренда', ['sale', 'rent'], 'sale'),
    failures: prop.choice(
      'Как сообщать об ошибке загрузки: в самом блоке или окном, одним на всю страницу',
      ['inline', 'dialog'],
      'inline',
    ),
    headingLevel: prop.number('Уровень заголовка, от 1 до 6', 2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    selectListing: event<SelectListingDetail>('Выбрано объявление. Отмена оставляет переход странице', { cancelable: true }),
    navigate: event<NavigateDetail>('Переход по ссылке «Смотреть все» (target: all). Отмена оставляет его странице', { cancelable: true }),
  },
  parts: {
    heading: 'Заголовок',
    all: 'Ссылка «Смотреть все»',
    list: 'Список карточек',
    card: 'Карточка',
    'card-photo': 'Фотография карточки',
    'card-title': 'Название в карточке',
    'card-price': 'Цена в карточке',
    state: 'Блок «ничего нет» или ошибки',
    dialog: 'Окно об ошибке загрузки',
  },
  cssProperties: { ...commonCssProperties },
});

/** Props of `Catalogue`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type CatalogueProps = PropsOf<typeof catalogue>;
