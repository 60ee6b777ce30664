export { type SearchProps, search } from './definition';
export { Search } from './Search';
