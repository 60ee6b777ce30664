export { type MyListingsProps, myListings } from './definition';
export { MyListings } from './MyListings';
