export { map, type SearchMapProps } from './definition';
export { LateSearchMap as SearchMap } from './LazySearchMap';
