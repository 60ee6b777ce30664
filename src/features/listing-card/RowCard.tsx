export { ListingRow as default } from '../../parts/card/ListingRow';
