import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts about drafts, sending and the history of a listing, as `d`. */
export const useDraftsText = createCatalogue('drafts', 'd', ru, () => import('./en.lazy'));
