import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the search in messages and of jumps to a day, which load with the code of these. */
export const useChatFoundText = createCatalogue('chatFound', ru, () => import('./en.lazy'));
