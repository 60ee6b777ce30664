import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the contact buttons of cards. */
export const useContactText = createCatalogue('contact', ru, () => import('./en.lazy'));
