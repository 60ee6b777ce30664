import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `notifications`. */
export const useNotificationsText = createCatalogue('notifications', ru, () => import('./en.lazy'));
