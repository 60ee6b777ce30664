import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Reasons of moderators and the names of fields, as `decision`. */
export const useModerationText = createCatalogue('moderation', 'decision', ru, () => import('./en.lazy'));
