import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the rule coach. */
export const usePostingRulesText = createCatalogue('postingRules', ru, () => import('./en.lazy'));
