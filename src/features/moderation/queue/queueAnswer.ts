import type { ModerationQueuePage } from '../../../api/moderation';

/** A page of the queue, how many wait, and what this moderator has done today. */
export type Queue = ModerationQueuePage;
