import { sql, type Transaction } from 'kysely';
import { type ListingStatus, listingStatuses, optionById, optionByKey } from '../../../../src/domain/enumerations';
import { type DecisionKind, moderationLimits, type RejectionReason } from '../../../../src/domain/listing/moderation';
import { isUnapprovedAfter } from '../../../../src/domain/listing/permissions/isUnapprovedAfter';
import { listingRole } from '../../../../src/domain/listing/permissions/listingRole';
import { statusChange } from '../../../../src/domain/listing/permissions/statusChange';
import { notifiedKind, withdrawnKinds } from '../../../../src/domain/notifications/notification';
import { lockActiveUser, type RequestUser } from '../../accounts/authentication';
import { tellChatsOf } from '../../chats/tellChats';
import type { Database } from '../../database/schema';
import { addEvent as tell } from '../../events/addEvent';
import { addJob } from '../../jobs/addJob';
import { notify, withdraw } from '../../notifications/notify';
import { type Decided, decidedByAnother } from '../moderation/decidedByAnother';
import { recordDecision, secondsHeld } from '../moderation/recordDecision';

/** What a call that writes answers. */
export interface SavedListing {
  readonly id: number;
  readonly status: ListingStatus;
  readonly version: number;
}

/** What a call that sets a status answers. */
export interface ChangedListing extends SavedListing {
  /** False for a repeated call: somebody was there before. */
  readonly isChanged: boolean;
  /** The colleague who was; absent if it was the same moderator, or nobody says what was seen. */
  readonly decided?: Decided | null;
}

/** Why a moderator rejects. */
export interface Decision {
  readonly reason: RejectionReason;
  readonly field: string | null;
  readonly comment: string;
}

/** What a moderator has decided on. */
export interface SeenListing {
  readonly version: number;
  /** Null if the version says enough. */
  readonly status: ListingStatus | null;
}

/** `unseen`: it does not say what was seen; `stale`: it is not what was seen any more; `held`: another moderator reads it;
 * Decided: a colleague has decided meanwhile. */
export type StatusRefusal = 'missing' | 'refused' | 'unseen' | 'stale' | 'held' | Decided;

export function isRefusal(answer: ChangedListing | StatusRefusal): answer is StatusRefusal {
  return typeof answer === 'string' || 'decidedBy' in answer;
}

export interface StatusWish {
  readonly status: ListingStatus;
  /** The reason of a rejection. */
  readonly decision?: Decision | null;
  /** What the user has seen, which must still be so; absent to change whatever the listing is now. Approving and rejecting need it. */
  readonly seen?: SeenListing | null;
}

type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** Locks the row of this owner, or of anybody if `ownerId` is null: changes of one listing happen one after another. */
export function lockListing(transaction: Transaction<Database>, id: number, ownerId: number | null) {
  const query = transaction
    .selectFrom('listings')
    .select(['id', 'owner_id', 'status', 'version', 'edit_sha256'])
    .where('id', '=', id)
    .where('is_deleted', '=', false);
  return (ownerId === null ? query : query.where('owner_id', '=', ownerId)).forUpdate().executeTakeFirst();
}

export function savedOf({ id, status, version }: { id: number; status: number; version: number }): SavedListing {
  return { id, status: optionById(listingStatuses, status)?.key ?? 'moderation', version };
}

/** Sets a status as the table of permissions allows. A repeated call changes nothing. */
export async function changeStatus(
  transaction: Transaction<Database>,
  user: RequestUser,
  id: number,
  { status, decision = null, seen = null }: StatusWish,
): Promise<ChangedListing | StatusRefusal> {
  await lockActiveUser(transaction, user.id);
  const row = await lockListing(transaction, id, user.role === 'moderator' ? null : user.id);
  if (!row) return 'missing';
  const current = savedOf(row);
  const change = statusChange(listingRole({ owner: { id: row.owner_id } }, user), current.status, status);
  if (change === 'refused' && !seen) return 'refused';
  const meanwhile = () => decidedByAnother(transaction, user.id, id);
  if (seen && seen.version !== current.version) return (await meanwhile()) ?? 'stale';
  if (change === 'unchanged') return { ...current, isChanged: false, decided: seen && (await meanwhile()) };
  if (seen?.status && seen.status !== current.status) return (await meanwhile()) ?? 'stale';
  if (change === 'refused') return 'refused';
  if (!seen && (status === 'active' || status === 'rejected')) return 'unseen';
  if (seen && current.status === 'moderation' && (await isHeldByAnother(transaction, id, user.id))) return 'held';
  const saved = await setStatus(transaction, row, { actorId: user.id, isDecision: row.owner_id !== user.id, status, decision });
  return { ...saved, isChanged: true };
}

const decisionOf: Partial<Record<ListingStatus, DecisionKind>> = { active: 'approved', rejected: 'rejected', moderation: 'returned' };

/** Sets a status of a locked row, with its event, its letter and its check. */
export async function setStatus(
  transaction: Transaction<Database>,
  row: LockedListing,
  {
    actorId,
    isDecision,
    status,
    decision = null,
  }: { readonly actorId: number | null; readonly isDecision: boolean; readonly status: ListingStatus; readonly decision?: Decision | null },
): Promise<SavedListing> {
  const current = savedOf(row);
  const to = optionByKey(listingStatuses, status).id;
  const kind = isDecision ? decisionOf[status] : undefined;
  const seconds = kind && current.status === 'moderation' ? await secondsHeld(transaction, actorId, row.id) : null;
  await transaction
    .updateTable('listings')
    // The day of its first publication stays.
    .set({
      status: to,
      is_unapproved: isUnapprovedAfter(current.status, status),
      ...(status === 'active' && { published_at: sql<Date>`coalesce(published_at, now())` }),
    })
    .where('id', '=', row.id)
    .execute();
  const eventId = await addEvent(transaction, { listingId: row.id, actorId, from: row.status, to, version: row.version, decision });
  if (kind)
    await recordDecision(transaction, { moderatorId: actorId, kind, listingId: row.id, userId: row.owner_id, ...decision, seconds });
  if (status === 'moderation') await checkLater(transaction, row.id, row.version);
  await tellOwner(transaction, row, { isDecision, status, decision });
  await tell(transaction, [row.owner_id], { kind: 'listing', id: row.id });
  await tellChatsOf(transaction, row.id);
  if (isDecision && (status === 'active' || status === 'rejected')) {
    await addJob(
      transaction,
      'send_letter',
      { kind: status === 'active' ? 'listing_approved' : 'listing_rejected', userId: row.owner_id, eventId },
      { delaySeconds: moderationLimits.undoSeconds },
    );
  }
  if (isDecision && status === 'rejected' && actorId !== null) {
    const resolved = await transaction
      .updateTable('complaints')
      .set({ resolved_at: new Date(), resolved_by: actorId, outcome: 'rejected' })
      .where('listing_id', '=', row.id)
      .where('resolved_at', 'is', null)
      .returning('user_id')
      .execute();
    await notify(transaction, { userIds: resolved.map(({ user_id }) => user_id), listingId: row.id, kind: 'complaintUpheld' });
  }
  return { ...current, status };
}

/** Tells the owner what somebody else has decided, and what has gone to the archive. */
async function tellOwner(
  transaction: Transaction<Database>,
  { id: listingId, owner_id: userId }: Pick<LockedListing, 'id' | 'owner_id'>,
  { isDecision, status, decision }: { readonly isDecision: boolean; readonly status: ListingStatus; readonly decision: Decision | null },
): Promise<void> {
  await withdraw(transaction, { userId, listingId, kinds: withdrawnKinds({ isDecision }) });
  const kind = notifiedKind(status, isDecision);
  if (kind) await notify(transaction, { userIds: [userId], listingId, kind, reason: decision?.reason });
}

/** The posting rules are checked by a job. */
export function checkLater(transaction: Transaction<Database>, listingId: number, version: number): Promise<void> {
  return addJob(transaction, 'check_listing', { listingId, version }, { key: `check_listing:${listingId}` });
}

interface NewEvent {
  readonly listingId: number;
  readonly actorId: number | null;
  readonly from: number | null;
  readonly to: number;
  readonly version: number;
  readonly decision?: Decision | null;
  /** Fields that an edit has changed. */
  readonly changed?: readonly string[];
  readonly changedPhotos?: number;
}

/** Records a change of status, and returns the id of the record. */
export async function addEvent(
  transaction: Transaction<Database>,
  { listingId, actorId, from, to, version, decision, changed, changedPhotos = 0 }: NewEvent,
): Promise<number> {
  const { id } = await transaction
    .insertInto('listing_events')
    .values({
      listing_id: listingId,
      actor_id: actorId,
      from_status: from,
      to_status: to,
      version,
      reason_code: decision?.reason ?? null,
      field: decision?.field ?? null,
      comment: decision?.comment ?? '',
      changed: changed ? [...changed] : null,
      changed_photos: changedPhotos,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function isHeldByAnother(transaction: Transaction<Database>, listingId: number, userId: number): Promise<boolean> {
  const held = await transaction
    .selectFrom('moderation_queue')
    .select('held_by')
    .where('listing_id', '=', listingId)
    .where('held_by', '!=', userId)
    .where('held_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}
