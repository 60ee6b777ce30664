import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `favourites`. */
export const useFavouritesText = createCatalogue('favourites', ru, () => import('./en.lazy'));
