import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the cookie banner. */
export const useCookiesText = createCatalogue('cookies', ru, () => import('./en.lazy'));
