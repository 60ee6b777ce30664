import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `account`. */
export const useAccountText = createCatalogue('account', ru, () => import('./en.lazy'));
