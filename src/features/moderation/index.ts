export { type ModerationProps, moderation } from './definition';
export { Moderation } from './Moderation';
