import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { newListings } from './definition';

export const newListingsDocs = documented(newListings, {
  doc: 'Новое по поискам, которые помнит это устройство: сколько объявлений появилось с прошлого раза и первые из них. Пока поисков не было, не занимает места.',
  props: { ...commonPropsDocs, headingLevel: 'Уровень заголовка, от 1 до 5; у поисков он на один глубже' },
  events: {
    ...commonEventsDocs,
    selectListing: 'Выбрано объявление. Отмена оставляет переход странице',
    navigate: 'Переход к результатам поиска (target: search) или ко всем поискам (target: searches). Отмена оставляет его странице',
  },
  parts: { heading: 'Заголовок', all: 'Ссылка «Все поиски»', list: 'Список поисков' },
  cssProperties: { ...commonCssProperties },
});
