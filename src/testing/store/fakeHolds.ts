import { fieldOfPath } from '../../api/wire/listing/listingForm';
import { ru } from '../../text/moderation/ru';
import type { FakeUser } from '../fakeAccounts';
import { json } from '../fakeRoute';
import type { World } from '../world';

/** Who holds which listing, and those that were put off. */
interface Holds {
  readonly byListing: Map<number, FakeUser>;
  readonly postponed: number[];
}
const holds = new WeakMap<World, Holds>();

export function holdsOf(world: World): Holds {
  const known = holds.get(world) ?? { byListing: new Map(), postponed: [] };
  holds.set(world, known);
  return known;
}

export function isHeldByAnother(world: World, listingId: number, { id }: FakeUser): boolean {
  return (holdsOf(world).byListing.get(listingId)?.id ?? id) !== id;
}

export const heldByAnother = () => json({ detail: 'Это объявление смотрит другой модератор.' }, 409);
export const notConfirmable = () => json({ detail: 'Сейчас подтвердить жалобу нельзя. Посмотрите, что поменялось.' }, 409);
/** It is not what was seen any more. */
export const stale = () => json({ detail: 'Объявление изменилось. Посмотрите, что поменялось.' }, 409);

/** A colleague was faster. */
export const decidedBefore = (name: string | null) => json({ detail: ru.decided(name), code: 'decided', decided_by: name }, 409);

/** Whether a rejection names a field of the form, or none. */
export const isField = (field: unknown) => (field ?? null) === null || (typeof field === 'string' && fieldOfPath(field) !== null);
