import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the moderators' page. */
export const useModerationPageText = createCatalogue('moderationPage', ru, () => import('./en.lazy'));
