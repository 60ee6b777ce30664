import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the second factor in the settings. */
export const useSecondFactorText = createCatalogue('secondFactor', ru, () => import('./en.lazy'));
