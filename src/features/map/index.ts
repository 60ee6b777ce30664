export { map, type SearchMapProps } from './definition';
export { SearchMap } from './SearchMap';
