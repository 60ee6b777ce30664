import { map } from '../features/map/definition';
import { LateSearchMap } from '../features/map/LateSearchMap';
import { register } from './register';

register(map, LateSearchMap);
