export { type ActiveFilter, activeFilters, withoutFilter } from './activeFilters';
export { advancedFilterCount, isNarrowed } from './advancedFilters';
export { cataloguePath } from './cataloguePath';
export { clearedFilters } from './clearedFilters';
export * from './enumerations';
export * from './filters';
export { type FiltersInput, readFilters } from './filtersInput';
export {
  formatQuery,
  keepKnownMetro,
  type ParameterProblem,
  type ParsedQuery,
  parseQuery,
  type QueryProblem,
  searchParameters,
} from './filtersQuery';
export { type FixedFilters, withFixed } from './fixedFilters';
export * from './limits';
export * from './listing';
export {
  findMetroOptions,
  type MetroLine,
  type MetroOption,
  type MetroStation,
  metroOptions,
} from './metro';
export { readFixedFilters } from './readFixedFilters';
export { parseRooms, type RoomsRun, roomRuns, sortRooms } from './rooms';
export { metroInputProblem } from './stationName';
export { walkingMinutes } from './walkingMinutes';
