// In a file of its own, so that signing out loads no more than it needs.
export { removeDraftsOf } from './draftStore';
