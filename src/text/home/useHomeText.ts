import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the home page (catalogues, questions and answers), as `h`. */
export const useHomeText = createCatalogue('home', 'h', ru, () => import('./en.lazy'));
