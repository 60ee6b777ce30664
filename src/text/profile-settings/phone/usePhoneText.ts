import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the confirmation of a phone in the settings. */
export const usePhoneText = createCatalogue('phone', ru, () => import('./en.lazy'));
