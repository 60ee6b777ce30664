import { myListings } from '../../features/my-listings/definition';
import { MyListings } from '../../features/my-listings/MyListings';
import { register } from '../register';

register(myListings, MyListings);
