import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the searches that the device remembers. */
export const useSearchesText = createCatalogue('searches', ru, () => import('./en.lazy'));
