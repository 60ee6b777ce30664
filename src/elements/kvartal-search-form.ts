import { searchForm } from '../features/search-form/definition';
import { LateSearchForm } from '../features/search-form/LateSearchForm';
import { register } from './register';

register(searchForm, LateSearchForm);
