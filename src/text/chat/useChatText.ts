import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the feature `chat`. */
export const useChatText = createCatalogue('chat', ru, () => import('./en.lazy'));
