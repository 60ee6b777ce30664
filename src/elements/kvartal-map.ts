import { map } from '../features/map/definition';
import { LateSearchMap } from '../features/map/LazySearchMap';
import { register } from './register';

register(map, LateSearchMap);
