import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the map, as `m`. */
export const useMapText = createCatalogue('map', 'm', ru, () => import('./en.lazy'));
