export { accountLimits } from './account/accountLimits';
export { accountTab } from './account/accountTab';
export type { User } from './account/user';
export { listingMapBox, moscowBox, moscowCenter, requestBox } from './city/moscowPlace';
export type { OwnerContact } from './contact/contact';
export { mayCall } from './contact/contact';
export * from './enumerations';
export { type ReadSharedList, readSharedList, type SharedList, sharedListQuery } from './favourites/sharedList';
export { complaintLength, complaintText } from './forms/complaint';
export { phoneDigits } from './forms/phoneDigits';
export { phoneText } from './forms/phoneNumber';
export { plainText } from './forms/plainText';
export { foldEmail, foldName } from './forms/tidyText';
export * from './limits';
export { deletedListing } from './listing/deletedListing';
export * from './listing/form/rentalOptions';
export * from './listing/listing';
export * from './listing/listingDetails';
export type { ListingWords } from './listing/listingWords';
export { jsonLdText } from './listing/metadata/jsonLdText';
export { type ListingMetadata, type ListingPlace, listingMetadata } from './listing/metadata/listingMetadata';
export { parseRooms, type RoomsRun, roomRuns, sortRooms } from './listing/rooms';
export { mapBox, wholeCityBox } from './map/cityMapBoxes';
export { clusterLabel } from './map/clusterLabel';
export { type ClusterOptions, clusterPoints, clusterPointsAsync } from './map/clusterPoints';
export { type Box, boxAround, type Coordinates, contains, intersection, isInside, isPlace, padded } from './map/coordinates';
export { metresBetween, sixDecimals } from './map/geo';
export { type GridSteps, gridSteps, idsPerPlace, mapLimits } from './map/mapAnswers';
export type { MapPoint, PointCluster } from './map/mapPoints';
export {
  findMetroOptions,
  type MetroLine,
  type MetroOption,
  type MetroStation,
  metroOptions,
  type NearestStation,
} from './metro/metro';
export { metroInputProblem } from './metro/typed/metroInputProblem';
export { walkingMinutes } from './metro/walkingMinutes';
export {
  type ModerationPlace,
  type ModerationSection,
  moderationPath,
  moderationPlace,
  moderationSections,
} from './moderation/moderationPlace';
export {
  type ActiveFilter,
  activeFilters,
  advancedFilterCount,
  clearedFilters,
  isNarrowed,
} from './search/activeFilters';
export { cataloguePath } from './search/cataloguePath';
export { commonFlags, type FilterFlag, filterFlags, rentFlags } from './search/fields';
export {
  defaultFilters,
  flagsFor,
  type PriceProblem,
  pageCount,
  priceProblem,
  type RangeProblem,
  type RangeProblems,
  rangeProblem,
  rangeProblems,
  type SearchFilters,
} from './search/filters';
export { type FiltersInput, readFilters } from './search/filtersInput';
export {
  formatQuery,
  keepKnownMetro,
  type ParameterProblem,
  type ParsedQuery,
  parseQuery,
  type QueryProblem,
  searchParameters,
} from './search/filtersQuery';
export { type FixedFilters, readFixedFilters, withFixed } from './search/fixedFilters';
export { formatViewState, isViewParameter, parseViewState, type SearchView, type ViewState } from './search/searchView';
export { withoutFilter } from './search/withoutFilter.lazy';
