import { map } from '../../features/map/definition';
import { LazySearchMap } from '../../features/map/LazySearchMap';
import { register } from '../register';

register(map, LazySearchMap);
