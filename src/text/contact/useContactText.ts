import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the contact buttons of cards, as `c`. */
export const useContactText = createCatalogue('contact', 'c', ru, () => import('./en.lazy'));
