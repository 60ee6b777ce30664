import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { searchControlDocs, searchEventsDocs, searchPropsDocs } from '../../state/search/searchDefinition.docs';
import { searchForm } from './definition';

export const searchEventDoc = 'Посетитель изменил фильтры рядом с результатами или отправил форму. Отмена оставляет поиск странице';

export const searchFormDocs = documented(searchForm, {
  doc: 'Форма поиска: сделка, тип, комнаты, цена, метро и остальные фильтры.',
  props: {
    ...commonPropsDocs,
    ...searchPropsDocs,
    layout: 'Вид формы: строка, столбец, компактный блок или панель с подписанными полями для первого экрана',
    resultsUrl: 'Страница результатов. Если указана, форма открывает её с фильтрами в строке запроса',
  },
  events: { ...commonEventsDocs, ...searchEventsDocs, search: searchEventDoc },
  control: searchControlDocs,
  slots: { header: 'Над полями', footer: 'Под полями' },
  parts: {
    form: 'Форма',
    field: 'Поле или кнопка фильтра',
    'field-panel': 'Панель, которая открывается у поля',
    'field-chip': 'Выбранная станция в поле метро',
    'field-list': 'Список станций под полем метро',
    filters: 'Кнопка «Фильтры»',
    'filters-dialog': 'Окно всех фильтров',
    submit: 'Кнопка «Показать»',
  },
  cssProperties: commonCssProperties,
});
