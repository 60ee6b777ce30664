import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the cookie banner, as `c`. */
export const useCookiesText = createCatalogue('cookies', 'c', ru, () => import('./en.lazy'));
