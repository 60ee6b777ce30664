// From the components themselves: what only elements need, such as their manual, stays out of an import of a component.
export type { ElementError } from './base/commonProps';
export type { FiltersInput } from './domain/filtersInput';
export type { ListingCardProps } from './features/listing-card/definition';
export { ListingCard } from './features/listing-card/ListingCard';
export type { ResultsProps } from './features/results/definition';
export { Results } from './features/results/Results';
export type { SearchProps } from './features/search/definition';
export { Search } from './features/search/Search';
export type { SearchDetail, SearchFormProps } from './features/search-form/definition';
export { SearchForm } from './features/search-form/SearchForm';
export { KvartalProvider, type KvartalProviderProps } from './shell/KvartalProvider';
export { createRuntime, getRuntime, type Runtime, type RuntimeOptions } from './state/runtime';
export type { SearchControl } from './state/searchControl';
export type { FilterDetail, NavigateDetail } from './state/searchDefinition';
export type { FilterSource, SearchResults } from './state/searchSession';
export type { SelectListingDetail } from './state/selectListing';
export { type Messages, ru } from './text/ru';
export { ruCorrected } from './text/ruCorrected';
