import { searchForm } from '../features/search-form/definition';
import { SearchForm } from '../features/search-form/SearchForm';
import { register } from './register';

register(searchForm, SearchForm);
