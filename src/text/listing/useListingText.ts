import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the listing page. */
export const useListingText = createCatalogue('listingPage', ru, () => import('./en.lazy'));
