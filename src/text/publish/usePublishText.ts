import { createCatalogue } from '../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts of the form of a listing. */
export const usePublishText = createCatalogue('publish', ru, () => import('./en.lazy'));
