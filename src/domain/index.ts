export { accountLimits } from './accountLimits';
export { type ActiveFilter, activeFilters, withoutFilter } from './activeFilters';
export { advancedFilterCount, isNarrowed } from './advancedFilters';
export { cataloguePath } from './cataloguePath';
export { clearedFilters } from './clearedFilters';
export { type ComplaintProblem, complaintLength, complaintProblem, complaintText } from './complaint';
export {
  type Box,
  boxAround,
  type Coordinates,
  contains,
  intersection,
  isInside,
  isPlace,
  listingMapBox,
  moscowBox,
  moscowCenter,
  padded,
  requestBox,
} from './coordinates';
export {
  type AccountForm,
  type EmailProblem,
  emailProblem,
  foldEmail,
  type PasswordProblem,
  passwordProblem,
  type SignInProblem,
} from './credentials';
export { deletedListing } from './deletedListing';
export { metresBetween } from './distance';
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
export { groupLabel } from './groupLabel';
export { type GroupOptions, groupPoints, groupPointsInPieces } from './groupPoints';
export { jsonLdText } from './jsonLdText';
export * from './limits';
export * from './listing';
export * from './listingDetails';
export { type ListingMetadata, type ListingPlace, type ListingWords, listingMetadata } from './listingMetadata';
export { type GridSteps, gridSteps, idsPerPlace, mapLimits } from './mapAnswers';
export type { MapPoint, PointGroup } from './mapPoints';
export {
  findMetroOptions,
  type MetroLine,
  type MetroOption,
  type MetroStation,
  metroOptions,
  type NearestStation,
} from './metro';
export type { OwnerContact } from './ownerContact';
export { mayCall } from './ownerPhone';
export { foldName, type NameProblem, nameProblem } from './personName';
export { phoneDigits } from './phoneDigits';
export { phoneText } from './phoneNumber';
export { plainText } from './plainText';
export { readFixedFilters } from './readFixedFilters';
export {
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationProblems,
  type RegistrationValues,
  registrationProblems,
  tidyRegistration,
} from './registration';
export { parseRooms, type RoomsRun, roomRuns, sortRooms } from './rooms';
export { formatPlace, isPlaceParameter, readPlace, type SearchPlace, type SearchView } from './searchView';
export { sixDecimals } from './sixDecimals';
export { metroInputProblem } from './stationName';
export type { User } from './user';
export { walkingMinutes } from './walkingMinutes';
