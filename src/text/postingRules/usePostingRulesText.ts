import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the rule coach, as `rules`. */
export const usePostingRulesText = createCatalogue('postingRules', 'rules', ru, () => import('./en.lazy'));
