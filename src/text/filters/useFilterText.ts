import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the filters, as `f`. */
export const useFilterText = createCatalogue('filters', 'f', ru, () => import('./en.lazy'));
