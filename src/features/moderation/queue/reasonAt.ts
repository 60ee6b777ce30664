import { type RejectionReason, rejectionReasons } from '../../../domain/listing/moderation';

/** The reason with this place in the list, from 0. */
export function reasonAt(place: number): RejectionReason {
  return rejectionReasons[place] ?? 'other';
}
