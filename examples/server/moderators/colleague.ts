import { shortPersonName } from '../../../src/domain/listing/moderation';

/** A moderator's name as colleagues read it; empty if it was erased. */
export const colleagueName = (first: string | null | undefined, last: string | null | undefined): string =>
  shortPersonName(first ?? '', last ?? '');

/** A moderator as colleagues read of them; null if it was nobody, or nobody on record. */
export function colleagueOf(id: number | null, first: string | null, last: string | null) {
  return id === null ? null : { id, name: colleagueName(first, last) };
}
