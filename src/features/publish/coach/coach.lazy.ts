// One chunk: the posting rules with what shows their hints.
export { Coach } from './Coach';
export { type CoachField, Notes } from './Notes';
