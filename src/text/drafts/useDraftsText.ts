import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts about drafts, sending and the history of a listing. */
export const useDraftsText = createCatalogue('drafts', ru, () => import('./en.lazy'));
