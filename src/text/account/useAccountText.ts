import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `account`, as `own`. */
export const useAccountText = createCatalogue('account', 'own', ru, () => import('./en.lazy'));
