export { type ProfileSettingsProps, profileSettings } from './definition';
export { ProfileSettings } from './ProfileSettings';
