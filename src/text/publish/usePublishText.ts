import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the form of a listing, as `p`. */
export const usePublishText = createCatalogue('publish', 'p', ru, () => import('./en.lazy'));
