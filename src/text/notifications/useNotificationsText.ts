import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `notifications`, as `n`. */
export const useNotificationsText = createCatalogue('notifications', 'n', ru, () => import('./en.lazy'));
