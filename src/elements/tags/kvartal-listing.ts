import { listing } from '../../features/listing/definition';
import { Listing } from '../../features/listing/Listing';
import { register } from '../register';

register(listing, Listing);
