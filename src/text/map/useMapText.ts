import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the map. */
export const useMapText = createCatalogue('map', ru, () => import('./en.lazy'));
