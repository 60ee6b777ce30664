import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Short names of the fields of the search form. */
export const useCaptions = createCatalogue('captions', ru, () => import('./en.lazy'));
