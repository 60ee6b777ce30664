export { ListingRow as default } from '../../parts/ListingRow';
