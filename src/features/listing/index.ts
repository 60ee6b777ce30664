export { type ListingProps, listing } from './definition';
export { Listing } from './Listing';
