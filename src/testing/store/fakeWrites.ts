import { pathOf } from '../../api/wire/listing/listingForm';
import { encodeMyListing } from '../../api/wire/listing/myListing';
import { type ListingStatus, listingStatuses, optionById, optionByKey, type TradeType } from '../../domain/enumerations';
import { emptyListingForm } from '../../domain/listing/form/emptyListingForm';
import type { Listing } from '../../domain/listing/listing';
import { type ModerationEvent, rejectionReasons } from '../../domain/listing/moderation';
import { isUnapprovedAfter } from '../../domain/listing/permissions/isUnapprovedAfter';
import { listingRole } from '../../domain/listing/permissions/listingRole';
import { statusChange } from '../../domain/listing/permissions/statusChange';
import { detailsOf } from '../detailsOf';
import type { FakeUser } from '../fakeAccounts';
import { type Answer, json, notFound, type Route, refused, unauthorised } from '../fakeRoute';
import { fixedNow } from '../fixtures';
import type { WorldListing } from '../matchesFilters';
import type { World } from '../world';
import { decidedByAnother, ownerOf, recordDecision } from './fakeDecisions';
import { heldByAnother, isField, isHeldByAnother, stale } from './fakeHolds';
import { formOf, itemOf, listingFields, readForm } from './fakeListingForm';
import { addEvent, editChanges, noteHouse, notesOf } from './fakeNotes';
import { tellOwner } from './fakeNotifications';
import { type FakeStore, isFakeStore } from './fakeStore';

/** The calls that change listings (§7), as on the reference server. */
export const listingWriteRoutes: readonly Route[] = [
  ...(['sale', 'rent'] as const).flatMap((tradeType): Route[] => [
    { path: new RegExp(`/realty/${tradeType}s?/$`), isPersonal: true, POST: create(tradeType) },
    { path: new RegExp(`/realty/${tradeType}s?/([1-9]\\d*)/$`), isPersonal: true, PATCH: edit(tradeType) },
  ]),
  { path: /\/realty\/([1-9]\d*)\/status\/$/, isPersonal: true, PUT: setStatus, PATCH: setStatus },
  { path: /\/realty\/([1-9]\d*)\/delete\/$/, isPersonal: true, DELETE: remove },
  { path: /\/realty\/photos\/([1-9]\d*)\/$/, isPersonal: true, DELETE: removePhoto },
  { path: /\/realty\/my-realty\/$/, isPersonal: true, GET: mine },
];

function create(tradeType: TradeType): Answer {
  return (world, _params, { body, headers, user }) => {
    if (!user) return unauthorised();
    const store = storeOf(world);
    const { answers } = notesOf(world);
    const key = headers.get('Idempotency-Key');
    const request = JSON.stringify([tradeType, body]);
    const earlier = key === null ? undefined : answers.get(`${user.id} ${key}`);
    if (earlier) return earlier.request === request ? saved(world, earlier.id, 201) : json({ detail: 'Этот ключ уже использован.' }, 422);
    const read = readForm(store, notesOf(world).removed, body, emptyListingForm(tradeType), null);
    if (read instanceof Response) return read;
    const { id } = store.createListing(user, listingFields(store, read.form, read.photos));
    store.putListing(itemOf(store, id, user, read));
    noteHouse(world, id, read.house);
    if (key !== null) answers.set(`${user.id} ${key}`, { request, id });
    addEvent(world, id, { status: 'moderation' });
    return saved(world, id, 201);
  };
}

function edit(tradeType: TradeType): Answer {
  return (world, _params, { id, body, user }) => {
    const found = user && ownOf(world, id, user);
    if (!user) return unauthorised();
    if (!found) return notFound();
    const stored = found.listing.tradeType;
    if (stored !== tradeType) return refused({ non_field_errors: [`Form type (${tradeType}) does not match realty type (${stored})`] });
    const store = storeOf(world);
    const { versions, requests, removed } = notesOf(world);
    const read = readForm(store, removed, body, formOf(found), found.listing);
    if (read instanceof Response) return read;
    const { version, ...content } = body as { readonly version?: unknown };
    const request = JSON.stringify(content);
    const current = versions.get(id) ?? 1;
    const isSame = requests.get(id) === request;
    const isOwn = isSame && version === current - 1;
    if (isSame && (found.listing.status === 'moderation' || (isOwn && found.listing.status === 'active'))) return saved(world, id);
    if (typeof version === 'number' && version !== current && !isOwn)
      return json({ detail: 'Объявление уже изменено в другой вкладке или на другом устройстве.' }, 409);
    saveApprovedVersion(world, found);
    const changes = editChanges(world, found, read.form, read.photos);
    for (const photo of found.listing.photos) removed.set(photo.id, { listingId: id, photo });
    for (const { id: photoId } of read.photos) removed.delete(photoId);
    store.putListing(itemOf(store, id, user, read));
    noteHouse(world, id, read.house, !changes.changed?.includes(pathOf('address', tradeType)));
    versions.set(id, current + 1);
    requests.set(id, request);
    addEvent(world, id, { status: 'moderation', ...changes });
    tellOwner(world, found.listing, { status: 'moderation', isDecision: false, reason: null });
    return saved(world, id);
  };
}

function setStatus(...[world, , { id, body, user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const value = (name: string) => (typeof body === 'object' && body !== null ? (Reflect.get(body, name) as unknown) : undefined);
  const status = optionById(listingStatuses, Number(value('realty_status')))?.key;
  if (!status) return refused(['realty_status']);
  const reason = rejectionReasons.find((code) => code === value('reason_code')) ?? null;
  if (status === 'rejected' && !reason) return refused(['reason_code']);
  const found = world.listings.find(({ listing }) => listing.id === id && !listing.isDeleted)?.listing;
  const role = found && listingRole(found, user);
  if (!found || (role !== 'owner' && role !== 'moderator')) return notFound();
  const change = statusChange(role, found.status, status);
  const isVerdict = status === 'active' || status === 'rejected';
  const version = isVerdict ? value('version') : undefined;
  const isElsewhere = status === 'active' && change !== 'unchanged' && found.status !== 'moderation';
  const isStale = version !== (notesOf(world).versions.get(id) ?? 1) || isElsewhere;
  if (version !== undefined && isStale) return decidedByAnother(world, user, found) ?? stale();
  if (change === 'refused') return refused({ realty_status: ['Сейчас этот статус установить нельзя.'] });
  const [field, comment] = [value('field'), value('comment')];
  if (status === 'rejected' && !isField(field)) return refused({ field: ['Такого поля нет.'] });
  const decision = reason && {
    reason,
    field: typeof field === 'string' ? field : null,
    comment: typeof comment === 'string' ? comment : '',
  };
  if (change === 'allowed' && isVerdict) {
    if (version === undefined) return refused({ version: ['Обязательное поле.'] });
    if (found.status === 'moderation' && isHeldByAnother(world, id, user)) return heldByAnother();
  }
  if (change === 'allowed') {
    if (role === 'moderator') {
      const kind = status === 'active' ? 'approved' : status === 'rejected' ? 'rejected' : 'returned';
      recordDecision(world, user, { kind, listingId: id, user: ownerOf(found), ...decision });
    }
    applyStatus(world, found, status, decision, role === 'moderator');
  }
  return saved(world, id, 200, { is_changed: change === 'allowed' });
}

/** Sets a status that the table of permissions allows. */
export function applyStatus(
  world: World,
  listing: Listing,
  status: ListingStatus,
  decision: Pick<ModerationEvent, 'reason' | 'field' | 'comment'> | null,
  /** Somebody else than the owner has set it. */
  isDecision: boolean,
): void {
  const { id, status: before, publishedAt } = listing;
  storeOf(world).editListing(id, {
    status,
    isUnapproved: isUnapprovedAfter(before, status),
    ...(status === 'active' && { publishedAt: publishedAt ?? fixedNow }),
  });
  const { versions, approvedVersions } = notesOf(world);
  if (status === 'active') approvedVersions.set(id, versions.get(id) ?? 1);
  addEvent(world, id, { status, ...(status === 'rejected' && decision) });
  tellOwner(world, listing, { status, isDecision, reason: decision?.reason ?? null });
}

/** As on the server, nothing is kept of a version that was never approved. */
function saveApprovedVersion(world: World, item: WorldListing): void {
  const { versions, approvedVersions, approved, history } = notesOf(world);
  const { id, publishedAt } = item.listing;
  const version = versions.get(id) ?? 1;
  const isOlderThanHistory = version === 1 && publishedAt !== null && history.get(id)?.[0]?.status !== 'moderation';
  if (approvedVersions.get(id) === version || isOlderThanHistory) approved.set(id, item);
}

function remove(...[world, , { id, user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const found = world.listings.find(({ listing }) => listing.id === id && listing.owner.id === user.id);
  if (!found) return notFound();
  if (found.listing.isDeleted) return json({ is_changed: false });
  storeOf(world).editListing(id, { isDeleted: true });
  return new Response(null, { status: 204 });
}

function removePhoto(...[world, , { id, user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const { removed, removedSince, requests } = notesOf(world);
  const isOwn = ({ listing }: WorldListing) => listing.owner.id === user.id && !listing.isDeleted;
  const found = world.listings.find((item) => isOwn(item) && item.listing.photos.some((photo) => photo.id === id));
  const photo = found?.listing.photos.find((one) => one.id === id);
  if (!found || !photo) {
    const earlier = removed.get(id);
    const isRepeated = earlier && world.listings.some((item) => isOwn(item) && item.listing.id === earlier.listingId);
    return isRepeated ? new Response(null, { status: 204 }) : notFound();
  }
  removed.set(id, { listingId: found.listing.id, photo });
  removedSince.set(found.listing.id, [...(removedSince.get(found.listing.id) ?? []), id]);
  requests.delete(found.listing.id);
  storeOf(world).editListing(found.listing.id, { photos: found.listing.photos.filter((one) => one !== photo) });
  return new Response(null, { status: 204 });
}

function mine(...[world, params, { user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  if (!(page >= 1 && size >= 1 && size <= 100)) return refused(['page']);
  const own = world.listings
    .filter(({ listing }) => listing.owner.id === user.id && !listing.isDeleted)
    .sort((a, b) => b.listing.id - a.listing.id);
  const results = own.slice((page - 1) * size, page * size).map((item) => {
    const { listing } = item;
    const { street = '', houseNumber = '', corpus = null } = listing.address ?? {};
    const last =
      listing.status === 'rejected'
        ? notesOf(world)
            .history.get(listing.id)
            ?.findLast(({ status }) => status === 'rejected')
        : null;
    const rejection = last ? { reason: last.reason ?? 'other', comment: last.comment } : null;
    return encodeMyListing({ ...listing, street, houseNumber, corpus, views: detailsOf(item).views, rejection });
  });
  return json({ results, count: own.length });
}

function ownOf(world: World, id: number, user: FakeUser): WorldListing | undefined {
  return world.listings.find(({ listing }) => listing.id === id && listing.owner.id === user.id && !listing.isDeleted);
}

export function saved(world: World, id: number, code = 200, more: object = {}): Response {
  const status = optionByKey(listingStatuses, world.listings.find(({ listing }) => listing.id === id)?.listing.status ?? 'moderation');
  const version = notesOf(world).versions.get(id) ?? 1;
  return json({ id, realty_status: status.id, realty_status_full: status.wire, version, ...more }, code);
}

export function storeOf(world: World): FakeStore {
  if (!isFakeStore(world)) throw new TypeError('This world cannot be changed');
  return world;
}
