// A separate file, so that signing out loads no more than it needs.
export { removeDraftsOf } from './draftStore';
