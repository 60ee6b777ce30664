import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the legal area. */
export const useLegalText = createCatalogue('legal', ru, () => import('./en.lazy'));
