import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Short names of the fields of the search form, as `captions`. */
export const useCaptions = createCatalogue('captions', 'captions', ru, () => import('./en.lazy'));
