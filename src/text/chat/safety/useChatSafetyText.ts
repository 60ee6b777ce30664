import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of warnings in a chat and of complaints about a person. */
export const useChatSafetyText = createCatalogue('chatSafety', ru, () => import('./en.lazy'));
