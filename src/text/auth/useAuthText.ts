import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of sign-in and registration, as `a`. */
export const useAuthText = createCatalogue('auth', 'a', ru, () => import('./en.lazy'));
