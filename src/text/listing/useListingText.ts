import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the listing page, as `l`. */
export const useListingText = createCatalogue('listingPage', 'l', ru, () => import('./en.lazy'));
