import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the price of a listing, which are loaded with its section. */
export const useListingPriceText = createCatalogue('listingPrice', ru, () => import('./en.lazy'));
