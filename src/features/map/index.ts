export { map, type SearchMapProps } from './definition';
export { LazySearchMap as SearchMap } from './LazySearchMap';
