import { searchForm } from '../../features/search-form/definition';
import { LazySearchForm } from '../../features/search-form/LazySearchForm';
import { register } from '../register';

register(searchForm, LazySearchForm);
