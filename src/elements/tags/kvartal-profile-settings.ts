import { profileSettings } from '../../features/profile-settings/definition';
import { ProfileSettings } from '../../features/profile-settings/ProfileSettings';
import { register } from '../register';

register(profileSettings, ProfileSettings);
