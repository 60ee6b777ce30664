import { searchForm } from '../features/search-form/definition';
import { LateSearchForm } from '../features/search-form/LazySearchForm';
import { register } from './register';

register(searchForm, LateSearchForm);
