import { type Complaint, type ComplaintOutcome, type DecisionMade, shortPersonName } from '../../domain/listing/moderation';
import type { FakeUser } from '../fakeAccounts';
import { fixedNow } from '../fixtures';
import type { World } from '../world';
import { decidedBefore } from './fakeHolds';
import { isFakeStore } from './fakeStore';

/** A complaint of a fake server. */
export interface FakeComplaint extends Complaint {
  readonly userId: number;
  readonly listingId: number;
  readonly outcome: ComplaintOutcome | null;
  /** Which decision of the world it was; 0 while it waits. */
  readonly decision: number;
  /** Who has resolved it; null for nobody. */
  readonly by: FakeUser | null;
}

const byWorld = new WeakMap<World, readonly FakeComplaint[]>();

/** What was filed with a key, and answered (D51). */
interface Filed {
  readonly request: string;
  readonly answer: object;
}
const filed = new WeakMap<World, Map<string, Filed>>();

export function filedWith(world: World, key: string): Filed | undefined {
  return filed.get(world)?.get(key);
}

export function keepFiled(world: World, key: string, complaint: Filed): void {
  filed.set(world, new Map(filed.get(world)).set(key, complaint));
}

/** The newest first. */
export function complaintsOf(world: World, listingId: number, isResolved = false): readonly FakeComplaint[] {
  return (byWorld.get(world) ?? []).filter((one) => one.listingId === listingId && (one.outcome !== null) === isResolved);
}

/** All about these listings, whatever became of them. */
export function countComplaints(world: World, listingIds: readonly number[]): number {
  return (byWorld.get(world) ?? []).filter(({ listingId }) => listingIds.includes(listingId)).length;
}

/** Complaints that this user has made. */
export function complaintsBy(world: World, userId: number): readonly FakeComplaint[] {
  return (byWorld.get(world) ?? []).filter((one) => one.userId === userId);
}

/** Returns false if this user has complained before. */
export function addComplaint(world: World, complaint: Omit<FakeComplaint, 'id' | 'at' | 'outcome' | 'decision' | 'by'>): boolean {
  const known = byWorld.get(world) ?? [];
  if (known.some(({ userId, listingId }) => userId === complaint.userId && listingId === complaint.listingId)) return false;
  byWorld.set(world, [{ ...complaint, id: known.length + 1, at: fixedNow, outcome: null, decision: 0, by: null }, ...known]);
  return true;
}

/** Who has resolved a complaint; null if nobody has, or it is not on record. */
export function decisionOf(complaint: { readonly by: FakeUser | null } | undefined): DecisionMade | null {
  const by = complaint?.by;
  return by ? { at: fixedNow, moderator: { id: by.id, name: shortPersonName(by.firstName, by.lastName ?? '') } } : null;
}

/** Refuses if no complaint about this listing waits and a colleague has resolved the last ones; else null. */
export function resolvedByAnother(world: World, { id }: FakeUser, listingId: number): Response | null {
  const resolved = complaintsOf(world, listingId, true);
  const last = resolved.find(({ decision }) => resolved.every((other) => other.decision <= decision))?.by;
  if (!last || last.id === id || complaintsOf(world, listingId).length > 0) return null;
  return decidedBefore(shortPersonName(last.firstName, last.lastName ?? ''));
}

/** Closes the open complaints about these listings, by one decision. */
export function resolveComplaints(
  world: World,
  listingIds: readonly number[],
  outcome: ComplaintOutcome,
  by: FakeUser | null = null,
): void {
  const known = byWorld.get(world) ?? [];
  const isConcerned = (one: FakeComplaint) => listingIds.includes(one.listingId) && one.outcome === null;
  const decision = 1 + Math.max(0, ...known.map((one) => one.decision));
  if (isFakeStore(world)) {
    const kind = outcome === 'dismissed' ? 'complaintDismissed' : 'complaintUpheld';
    for (const { userId, listingId } of known.filter(isConcerned)) world.notify(userId, listingId, kind);
  }
  byWorld.set(
    world,
    known.map((one) => (isConcerned(one) ? { ...one, outcome, decision, by } : one)),
  );
}
