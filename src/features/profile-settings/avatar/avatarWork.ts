/** What happens to a picture: reading, cutting out, saving. Lazy-loaded. */
export { changeProfile } from '../../../api/profile';
export { updateUser } from '../../../state/account/updateUser';
export { CropDialog } from './CropDialog';
export { readAvatar } from './readAvatar';
