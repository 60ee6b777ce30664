import { createCatalogue } from '../../catalogue/createCatalogue';
import { ru } from './ru';

/** Texts about the photos of a listing. */
export const usePhotosText = createCatalogue('photos', ru, () => import('./en.lazy'));
