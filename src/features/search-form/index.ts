export { type SearchFormProps, searchForm } from './definition';
export { StandaloneSearchForm as SearchForm } from './StandaloneSearchForm';
