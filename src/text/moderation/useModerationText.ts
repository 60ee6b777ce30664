import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Reasons of moderators and the names of fields. */
export const useModerationText = createCatalogue('moderation', ru, () => import('./en.lazy'));
