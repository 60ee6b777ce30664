import type { RegisteredHouse } from '../../address/addressSuggestion';
import { type PostedListing, type PostingHint, postingHint } from './postingHint';

/** Technical floors, attics, and houses whose sections differ. */
const floorsApart = 1;
/** A year may pass between the end of building and the first people who live there. */
const yearsApart = 1;

/** Points at floors and years that contradict what the register knows about the house. */
export function compareHouse(
  { floor, floors, yearBuilt }: Pick<PostedListing, 'floor' | 'floors' | 'yearBuilt'>,
  house: Pick<RegisteredHouse, 'floors' | 'yearBuilt'> | null,
): PostingHint[] {
  const hints: PostingHint[] = [];
  const known = house?.floors ?? null;
  if (known !== null && floors !== null && Math.abs(floors - known) > floorsApart) {
    hints.push(postingHint('floors', { params: { known, stated: floors } }));
  }
  if (known !== null && floor !== null && floor > known + floorsApart) {
    hints.push(postingHint('floorAboveHouse', { params: { known, stated: floor } }));
  }
  const year = house?.yearBuilt ?? null;
  if (year !== null && yearBuilt !== null && Math.abs(yearBuilt - year) > yearsApart) {
    hints.push(postingHint('yearBuilt', { params: { known: year, stated: yearBuilt } }));
  }
  return hints;
}
