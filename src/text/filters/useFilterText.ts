import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the filters. */
export const useFilterText = createCatalogue('filters', ru, () => import('./en.lazy'));
