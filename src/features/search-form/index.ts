export { type SearchFormProps, searchForm } from './definition';
export { SearchForm } from './SearchForm';
