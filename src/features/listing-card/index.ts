export { type ListingCardProps, listingCard } from './definition';
export { ListingCard } from './ListingCard';
