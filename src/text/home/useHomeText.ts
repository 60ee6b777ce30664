import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the home page (catalogues, questions and answers). */
export const useHomeText = createCatalogue('home', ru, () => import('./en.lazy'));
