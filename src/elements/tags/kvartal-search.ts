import { search } from '../../features/search/definition';
import { Search } from '../../features/search/Search';
import { register } from '../register';

register(search, Search);
