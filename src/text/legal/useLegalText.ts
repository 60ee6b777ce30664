import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the legal area, as `l`. */
export const useLegalText = createCatalogue('legal', 'l', ru, () => import('./en.lazy'));
