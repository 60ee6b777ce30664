import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the first questions, which load with these. */
export const useChatQuestionsText = createCatalogue('chatQuestions', ru, () => import('./en.lazy'));
