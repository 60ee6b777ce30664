import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the moderators' page, as `m`. */
export const useModerationPageText = createCatalogue('moderationPage', 'm', ru, () => import('./en.lazy'));
