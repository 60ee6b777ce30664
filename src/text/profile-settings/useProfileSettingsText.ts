import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `profile-settings`. */
export const useProfileSettingsText = createCatalogue('profileSettings', ru, () => import('./en.lazy'));
