export { Auth } from './Auth';
export { type AuthControl, type AuthProps, auth } from './definition';
