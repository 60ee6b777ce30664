/** A separate file for the call that loads it late: others import the call itself, without the object of a module. */
export { signOutOf } from './signOut';
