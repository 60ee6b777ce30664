import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { searchControlDocs, searchEventsDocs, searchPropsDocs } from '../../state/search/searchDefinition.docs';
import { resultsDocs, resultsEventsDocs, resultsParts, resultsPropsDocs, resultsTemplates } from '../results/definition.docs';
import { searchEventDoc, searchFormDocs } from '../search-form/definition.docs';
import { search } from './definition';

export const searchDocs = documented(search, {
  doc: 'Поиск целиком, одним тегом: форма и результаты.',
  props: {
    ...commonPropsDocs,
    ...searchPropsDocs,
    ...resultsPropsDocs,
    layout: 'Вид: строка фильтров над списком, столбец фильтров рядом со списком или компактный блок для статьи и боковой колонки',
  },
  events: { ...commonEventsDocs, ...searchEventsDocs, search: searchEventDoc, ...resultsEventsDocs },
  control: searchControlDocs,
  slots: { header: 'Над поиском', footer: 'Под поиском' },
  templates: resultsTemplates,
  parts: { ...searchFormDocs.parts, ...resultsParts },
  cssProperties: { ...commonCssProperties, ...resultsDocs.cssProperties },
});
