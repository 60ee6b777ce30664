import { encodeDecision } from '../../api/wire/moderation/moderationRecord';
import type { Listing } from '../../domain/listing/listing';
import {
  type DecisionKind,
  type DecisionMade,
  type ModeratorDay,
  type RecordedDecision,
  shortPersonName,
} from '../../domain/listing/moderation';
import type { FakeUser } from '../fakeAccounts';
import { json, refused } from '../fakeRoute';
import { fixedNow } from '../fixtures';
import type { World } from '../world';
import { decidedBefore } from './fakeHolds';

interface FakeDecision extends Omit<RecordedDecision, 'listing'> {
  /** Seconds from opening a listing to the decision; null when it was not held. */
  readonly seconds: number | null;
}

const byWorld = new WeakMap<World, readonly FakeDecision[]>();
/** Seconds for which moderators of a fake server read. */
const reading = 42;

export type NewFakeDecision = Pick<RecordedDecision, 'kind' | 'listingId' | 'user'> &
  Partial<Pick<RecordedDecision, 'reason' | 'field' | 'comment' | 'at'>> & { readonly isHeld?: boolean };

export function recordDecision(
  world: World,
  { id, firstName, lastName = '' }: FakeUser,
  { isHeld = false, ...decision }: NewFakeDecision,
): void {
  const known = byWorld.get(world) ?? [];
  const moderator = { id, name: shortPersonName(firstName, lastName) };
  const plain = { reason: null, field: null, comment: '', at: fixedNow, seconds: isHeld ? reading : null };
  byWorld.set(world, [{ ...plain, ...decision, id: known.length + 1, moderator }, ...known]);
}

export function ownerOf({ owner }: Listing): RecordedDecision['user'] {
  return { id: owner.id ?? 0, name: owner.name };
}

/** Newest first, about this account. */
export function decisionsAbout(world: World, userId: number) {
  const found = (byWorld.get(world) ?? []).filter(({ user }) => user.id === userId);
  return found.map(({ kind, moderator, comment }) => ({ kind, moderatorId: moderator?.id ?? null, comment }));
}

/** Newest first, without those about this moderator. */
export function listDecisions(world: World, params: URLSearchParams, moderatorId: number): Response {
  const own = params.get('own') ?? 'false';
  if (own !== 'true' && own !== 'false') return refused(['own']);
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  const all = (byWorld.get(world) ?? []).filter(
    ({ user, moderator }) => user.id !== moderatorId && (own === 'false' || moderator?.id === moderatorId),
  );
  const results = all.slice((page - 1) * size, page * size).map((decision) => {
    const found = world.listings.find(({ listing }) => listing.id === decision.listingId)?.listing;
    return encodeDecision({ ...decision, listing: found && !found.isDeleted ? found : null });
  });
  return json({ results, count: all.length });
}

export function lastApproval(world: World, id: number): DecisionMade | null {
  const found = (byWorld.get(world) ?? []).find(({ kind, listingId }) => kind === 'approved' && listingId === id);
  return found ? { at: found.at, moderator: found.moderator } : null;
}

/** The decision that gave a listing its status. */
export function lastDecision(world: World, { id, status }: Pick<Listing, 'id' | 'status'>): DecisionMade | null {
  const kinds: readonly DecisionKind[] = ['approved', 'rejected', 'returned'];
  const last = (byWorld.get(world) ?? []).find(({ kind, listingId }) => listingId === id && kinds.includes(kind));
  const isStill = last?.kind === (status === 'active' ? 'approved' : 'rejected') && (status === 'active' || status === 'rejected');
  return last && isStill ? { at: last.at, moderator: last.moderator } : null;
}

/** Refuses after a colleague has decided about somebody else's listing as it is now; else null. */
export function decidedByAnother(world: World, user: FakeUser, listing: Listing): Response | null {
  const last = lastDecision(world, listing);
  if (!last || listing.owner.id === user.id || last.moderator?.id === user.id) return null;
  return decidedBefore(last.moderator?.name ?? null);
}

export function dayOf(world: World, moderatorId: number): ModeratorDay {
  const all = byWorld.get(world) ?? [];
  const made = all.filter(
    ({ kind, moderator, listingId }, index) =>
      moderator?.id === moderatorId &&
      (kind === 'approved' || kind === 'rejected') &&
      !all.slice(0, index).some((later) => later.kind === 'returned' && later.listingId === listingId),
  );
  const timed = made.flatMap(({ seconds }) => seconds ?? []);
  return {
    decisions: new Set(made.map(({ listingId }) => listingId)).size,
    averageSeconds: timed.length === 0 ? null : Math.round(timed.reduce((sum, value) => sum + value, 0) / timed.length),
  };
}
