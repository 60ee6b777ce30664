import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `chat`, as `own`. */
export const useChatText = createCatalogue('chat', 'own', ru, () => import('./en.lazy'));
