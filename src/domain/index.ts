export * from './enumerations';
export * from './filters';
export {
  formatQuery,
  keepKnownMetro,
  type ParameterProblem,
  type ParsedQuery,
  parseQuery,
  type QueryProblem,
  searchParameters,
} from './filtersQuery';
export * from './limits';
export * from './listing';
export {
  findMetroOptions,
  type MetroLine,
  type MetroOption,
  type MetroStation,
  metroInputProblem,
  metroOptions,
  walkingMinutes,
} from './metro';
export { parseRooms, type RoomsRun, roomRuns, sortRooms } from './rooms';
