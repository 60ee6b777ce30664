import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the header. */
export const useHeaderText = createCatalogue('header', ru, () => import('./en.lazy'));
