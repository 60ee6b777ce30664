export { type SearchFormProps, searchForm } from './definition';
export { SearchFormAlone as SearchForm } from './StandaloneSearchForm';
