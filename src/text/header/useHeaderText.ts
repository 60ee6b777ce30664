import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the header, as `h`. */
export const useHeaderText = createCatalogue('header', 'h', ru, () => import('./en.lazy'));
