import { decodeModeration } from '../../api/wire/moderation/moderation';
import { encodeComplained, encodeModerated, encodeQueueEntry } from '../../api/wire/moderation/moderationQueue';
import { encodeDay } from '../../api/wire/moderation/moderationRecord';
import { type ListingStatus, listingStatuses, optionById } from '../../domain/enumerations';
import { changedFields } from '../../domain/listing/changedFields';
import type { Listing } from '../../domain/listing/listing';
import {
  type ComplaintOutcome,
  isConfirmable,
  isExplained,
  moderationLimits,
  queueOrderings,
  rejectionReasons,
  shortPersonName,
} from '../../domain/listing/moderation';
import { listingRole } from '../../domain/listing/permissions/listingRole';
import { statusChange } from '../../domain/listing/permissions/statusChange';
import { postingHints } from '../../domain/listing/postingRules/postingHints';
import { formatsFor } from '../../text/format/format';
import { hintText } from '../../text/postingRules/hintText';
import { ru } from '../../text/postingRules/ru';
import { detailsOf } from '../detailsOf';
import type { FakeAccounts, FakeUser } from '../fakeAccounts';
import { textOf, valueOf } from '../fakeBody';
import { json, notFound, type Route, refused } from '../fakeRoute';
import { fixedNow } from '../fixtures';
import type { World } from '../world';
import { block, unblock } from './chat/fakeBlocks';
import { complaintsOf, decisionOf, type FakeComplaint, resolveComplaints, resolvedByAnother } from './fakeComplaints';
import { dayOf, decidedByAnother, lastApproval, lastDecision, listDecisions, ownerOf, recordDecision } from './fakeDecisions';
import { heldByAnother, holdsOf, isField, isHeldByAnother, notConfirmable, stale } from './fakeHolds';
import { forModerators, type Moderators } from './fakeModerators';
import { moderatedOwner, moderationOf, notesOf } from './fakeNotes';
import { applyStatus, saved } from './fakeWrites';

/** The calls of moderators (D7), as on the reference server. */
export const moderationRoutes: readonly Route[] = [
  { path: /\/moderation\/realty\/$/, isPersonal: true, GET: forModerators(list) },
  { path: /\/moderation\/realty\/next\/$/, isPersonal: true, POST: forModerators(holdNext) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/$/, isPersonal: true, GET: forModerators((world, _, asked) => shown(world, asked)) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/hold\/$/, isPersonal: true, POST: forModerators(hold) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/postpone\/$/, isPersonal: true, POST: forModerators(postpone) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/approve\/$/, isPersonal: true, POST: forModerators(decide('active')) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/reject\/$/, isPersonal: true, POST: forModerators(decide('rejected')) },
  {
    path: /\/moderation\/decisions\/$/,
    isPersonal: true,
    GET: forModerators((world, params, { user }) => listDecisions(world, params, user.id)),
  },
  { path: /\/moderation\/complaints\/$/, isPersonal: true, GET: forModerators(complaints) },
  { path: /\/moderation\/complaints\/([1-9]\d*)\/$/, isPersonal: true, GET: forModerators(complaintsAbout) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/complaints\/dismiss\/$/, isPersonal: true, POST: forModerators(close('dismissed')) },
  { path: /\/moderation\/realty\/([1-9]\d*)\/complaints\/confirm\/$/, isPersonal: true, POST: forModerators(close('confirmed')) },
  { path: /\/moderation\/users\/([1-9]\d*)\/block\/$/, isPersonal: true, POST: forModerators(block), DELETE: forModerators(unblock) },
];

const format = formatsFor('ru');
const done = () => new Response(null, { status: 204 });
/** Null without an owner. */
const isBlocked = (accounts: FakeAccounts, { owner: { id } }: Listing) => (id === null ? null : accounts.blockedReason({ id }) !== null);

/** Listings that wait, in their order. */
function queueOf(world: World, user: FakeUser, ordering: string): Listing[] {
  const { postponed } = holdsOf(world);
  const waiting = world.listings
    .map(({ listing }) => listing)
    .filter((listing) => listing.status === 'moderation' && !listing.isDeleted && listing.owner.id !== user.id)
    .sort((a, b) => postponed.indexOf(a.id) - postponed.indexOf(b.id) || a.id - b.id);
  return ordering === 'suspicious' ? waiting.sort((a, b) => hintsOf(world, b).length - hintsOf(world, a).length) : waiting;
}

function hintsOf(world: World, listing: Listing) {
  return postingHints(listing, { house: null, address: notesOf(world).houses.get(listing.id) ?? null, similar: null, photos: [] });
}

function list(...[world, params, { user }]: Parameters<Moderators>): Response {
  const ordering = params.get('ordering') ?? 'oldest';
  if (!queueOrderings.some((known) => known === ordering)) return refused(['ordering']);
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  const all = queueOf(world, user, ordering);
  const results = all.slice((page - 1) * size, page * size).map((listing) => {
    const holder = holdsOf(world).byListing.get(listing.id);
    return encodeQueueEntry({
      id: listing.id,
      listing,
      queuedAt: listing.publishedAt ?? fixedNow,
      hints: hintsOf(world, listing).length,
      complaints: complaintsOf(world, listing.id).length,
      isEdit: notesOf(world).approved.has(listing.id),
      heldBy: holder ? { id: holder.id, name: shortPersonName(holder.firstName, holder.lastName ?? '') } : null,
    });
  });
  const oldest = queueOf(world, user, 'oldest')[0];
  return json({ results, count: all.length, ...encodeDay(dayOf(world, user.id), oldest ? (oldest.publishedAt ?? fixedNow) : null) });
}

function holdNext(...[world, , asked]: Parameters<Moderators>): Response {
  const { user, body } = asked;
  const ordering = valueOf(body, 'ordering') ?? 'oldest';
  if (!queueOrderings.some((known) => known === ordering)) return refused(['ordering']);
  const { byListing } = holdsOf(world);
  const free = queueOf(world, user, String(ordering)).filter(({ id }) => (byListing.get(id)?.id ?? user.id) === user.id);
  const next = free.find(({ id }) => byListing.has(id)) ?? free[0];
  if (!next) return json({ realty: null });
  byListing.set(next.id, user);
  return shown(world, { ...asked, id: next.id });
}

function hold(...[world, , asked]: Parameters<Moderators>): Response {
  const { user, id } = asked;
  const { byListing } = holdsOf(world);
  if (isHeldByAnother(world, id, user)) return heldByAnother();
  for (const [other, holder] of byListing) if (holder.id === user.id) byListing.delete(other);
  if (queueOf(world, user, 'oldest').some((listing) => listing.id === id)) byListing.set(id, user);
  return shown(world, asked);
}

function postpone(...[world, , { user, id }]: Parameters<Moderators>): Response {
  const { byListing, postponed } = holdsOf(world);
  if (byListing.get(id)?.id === user.id) {
    byListing.delete(id);
    postponed.push(id);
    return done();
  }
  const found = world.listings.find(({ listing }) => listing.id === id)?.listing;
  return (found && decidedByAnother(world, user, found)) ?? done();
}

function shown(world: World, { user, id, accounts }: Parameters<Moderators>[2]): Response {
  const item = world.listings.find(({ listing }) => listing.id === id && !listing.isDeleted && listing.owner.id !== user.id);
  const moderation = item && decodeModeration({ moderation: moderationOf(world, item.listing) });
  if (!item || !moderation) return notFound();
  const listing = detailsOf(item);
  const before = notesOf(world).approved.get(id);
  const approved = before ? detailsOf(before) : null;
  return json(
    encodeModerated(
      {
        listing,
        moderation,
        approved,
        approval: lastApproval(world, id),
        decided: lastDecision(world, listing),
        changed: approved ? changedFields(approved, listing) : [],
        hints: hintsOf(world, listing),
        complaints: complaintsOf(world, id),
        owner: moderatedOwner(world, listing, {
          isBlocked: isBlocked(accounts, listing) === true,
          isPhoneUnconfirmed: accounts.phones.isUnconfirmed(listing.owner.id),
        }),
        queuedAt: listing.status === 'moderation' ? (listing.publishedAt ?? fixedNow) : null,
        heldUntil:
          holdsOf(world).byListing.get(id)?.id === user.id ? new Date(fixedNow.getTime() + moderationLimits.holdMinutes * 60_000) : null,
      },
      (hint) => hintText(ru, hint, format),
    ),
  );
}

function decide(status: ListingStatus): Moderators {
  return (world, _params, { user, id, body }) => {
    const reason = rejectionReasons.find((code) => code === valueOf(body, 'reason_code')) ?? null;
    if (status === 'rejected' && !reason) return refused(['reason_code']);
    if (status === 'rejected' && reason && !isExplained(reason, textOf(body, 'comment'))) return refused({ comment: ['Опишите причину.'] });
    if (status === 'rejected' && !isField(valueOf(body, 'field'))) return refused({ field: ['Такого поля нет.'] });
    const version = valueOf(body, 'version');
    if (typeof version !== 'number') return refused(['version']);
    const seen = optionById(listingStatuses, Number(valueOf(body, 'realty_status') ?? 2))?.key;
    const found = world.listings.find(({ listing }) => listing.id === id && !listing.isDeleted)?.listing;
    if (!found) return notFound();
    const change = statusChange(listingRole(found, user), found.status, status);
    const meanwhile = decidedByAnother(world, user, found);
    if ((notesOf(world).versions.get(id) ?? 1) !== version) return meanwhile ?? stale();
    if (change === 'unchanged') return meanwhile ?? saved(world, id);
    if (seen !== found.status) return meanwhile ?? stale();
    if (change === 'refused') return refused({ realty_status: ['Сейчас этот статус установить нельзя.'] });
    if (found.status === 'moderation' && isHeldByAnother(world, id, user)) return heldByAnother();
    const isHeld = holdsOf(world).byListing.delete(id);
    const why = { reason, field: textOf(body, 'field') || null, comment: textOf(body, 'comment') };
    const kind = status === 'active' ? 'approved' : 'rejected';
    recordDecision(world, user, { kind, listingId: id, user: ownerOf(found), isHeld, ...(reason && why) });
    applyStatus(world, found, status, reason && { ...why, reason }, true);
    if (status === 'rejected') resolveComplaints(world, [id], 'rejected', user);
    return saved(world, id);
  };
}

/** Waiting: how many there are. Resolved: which decision it was. */
const weightOf = (found: readonly FakeComplaint[]) => found[0]?.decision || found.length;

/** Listings of others with complaints. */
function complained(world: World, user: FakeUser, isResolved: boolean) {
  return world.listings
    .map(({ listing }) => ({ listing, found: complaintsOf(world, listing.id, isResolved) }))
    .filter(({ listing, found }) => found.length > 0 && !listing.isDeleted && listing.owner.id !== user.id);
}

type Complained = ReturnType<typeof complained>[number];

function encodedOf(world: World, accounts: FakeAccounts, { listing, found }: Complained) {
  const outcome: ComplaintOutcome | null = found[0]?.outcome ?? null;
  const version = notesOf(world).versions.get(listing.id) ?? 1;
  const decided = decisionOf(found[0]);
  return encodeComplained({
    id: listing.id,
    listing,
    version,
    complaints: found,
    outcome,
    decided,
    isOwnerBlocked: isBlocked(accounts, listing),
  });
}

function complaintsAbout(...[world, , { user, accounts, id }]: Parameters<Moderators>): Response {
  const [item] = [false, true].flatMap((isResolved) => complained(world, user, isResolved).filter(({ listing }) => listing.id === id));
  return item ? json(encodedOf(world, accounts, item)) : notFound();
}

function complaints(...[world, params, { user, accounts }]: Parameters<Moderators>): Response {
  const items = complained(world, user, params.get('resolved') === 'true').sort(
    (a, b) => weightOf(b.found) - weightOf(a.found) || a.listing.id - b.listing.id,
  );
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  const results = items.slice((page - 1) * size, page * size).map((item) => encodedOf(world, accounts, item));
  return json({ results, count: items.length });
}

function close(kind: 'dismissed' | 'confirmed'): Moderators {
  return (world, _params, { user, id, accounts }) => {
    const listing = world.listings.find((item) => item.listing.id === id && !item.listing.isDeleted)?.listing;
    if (!listing || listing.owner.id === user.id) return notFound();
    const resolved = resolvedByAnother(world, user, id);
    if (resolved) return resolved;
    if (kind === 'confirmed' && !isConfirmable(listing.status, isBlocked(accounts, listing))) return notConfirmable();
    if (complaintsOf(world, id).length > 0) recordDecision(world, user, { kind, listingId: id, user: ownerOf(listing) });
    resolveComplaints(world, [id], kind === 'confirmed' ? 'blocked' : kind, user);
    return done();
  };
}
