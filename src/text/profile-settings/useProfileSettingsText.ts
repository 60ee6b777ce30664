import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `profile-settings`, as `own`. */
export const useProfileSettingsText = createCatalogue('profileSettings', 'own', ru, () => import('./en.lazy'));
