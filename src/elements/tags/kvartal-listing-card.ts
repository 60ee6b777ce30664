import { listingCard } from '../../features/listing-card/definition';
import { ListingCard } from '../../features/listing-card/ListingCard';
import { register } from '../register';

register(listingCard, ListingCard);
