import type { QueueEntry } from '../../../domain/listing/moderation';

/** A page of the queue, and how many wait. */
export interface Queue {
  readonly entries: readonly QueueEntry[];
  readonly count: number;
}
