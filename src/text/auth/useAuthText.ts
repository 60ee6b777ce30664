import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of sign-in and registration. */
export const useAuthText = createCatalogue('auth', ru, () => import('./en.lazy'));
