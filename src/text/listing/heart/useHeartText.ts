import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the heart, apart from those of the page: every card has one. */
export const useHeartText = createCatalogue('heart', ru, () => import('./en.lazy'));
