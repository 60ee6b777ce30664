import { pathOf } from '../../api/wire/listing/listingForm';
import { encodeRemovedPhotos } from '../../api/wire/listing/removedPhotos';
import { encodeModeration } from '../../api/wire/moderation/moderation';
import type { HouseCheck } from '../../domain/address/houseCheck';
import { changedFormFields, photoChanges } from '../../domain/listing/form/changedFormFields';
import type { ListingForm } from '../../domain/listing/form/listingForm';
import type { Listing, Photo } from '../../domain/listing/listing';
import type { ModeratedOwner, Moderation, ModerationEvent } from '../../domain/listing/moderation';
import { fixedNow } from '../fixtures';
import type { WorldListing } from '../matchesFilters';
import type { World } from '../world';
import { countComplaints } from './fakeComplaints';
import { formOf } from './fakeListingForm';

/** What a fake server knows about its listings beyond their content. */
interface Notes {
  readonly versions: Map<number, number>;
  readonly requests: Map<number, string>;
  readonly history: Map<number, ModerationEvent[]>;
  /** What the register of houses says about addresses. */
  readonly houses: Map<number, HouseCheck>;
  readonly removed: Map<number, { readonly listingId: number; readonly photo: Photo }>;
  /** Photos that were removed since the last edit, by listing. */
  readonly removedSince: Map<number, readonly number[]>;
  readonly answers: Map<string, { readonly request: string; readonly id: number }>;
  /** The version that was approved last, and what visitors saw before an edit. */
  readonly approvedVersions: Map<number, number>;
  readonly approved: Map<number, WorldListing>;
}
const notes = new WeakMap<World, Notes>();

export function notesOf(world: World): Notes {
  const known = notes.get(world) ?? {
    versions: new Map(),
    requests: new Map(),
    history: new Map(),
    houses: new Map(),
    removed: new Map(),
    removedSince: new Map(),
    answers: new Map(),
    approvedVersions: new Map(),
    approved: new Map(),
  };
  notes.set(world, known);
  return known;
}

/** What owner and moderators get with a listing. */
export function moderationOf(world: World, { id, status }: Pick<Listing, 'id' | 'status'>) {
  const { versions, history } = notesOf(world);
  const events = history.get(id) ?? [];
  const last = status === 'rejected' ? events.findLast((event) => event.status === 'rejected') : undefined;
  const moderation: Moderation = {
    version: versions.get(id) ?? 1,
    reason: last?.reason ?? null,
    field: last?.field ?? null,
    comment: last?.comment ?? '',
    house: notesOf(world).houses.get(id) ?? null,
    history: events,
  };
  return encodeModeration(moderation);
}

/** Photos that were removed since the last edit. */
export function removedPhotosOf(world: World, { id }: Pick<Listing, 'id'>) {
  const { removed, removedSince } = notesOf(world);
  return encodeRemovedPhotos((removedSince.get(id) ?? []).flatMap((photoId) => removed.get(photoId)?.photo ?? []));
}

/** An edit sends back the point that the server has set: at the same address, what was said about the first one stays. */
export function noteHouse(world: World, id: number, house: HouseCheck | null, isSameAddress = false): void {
  const { houses } = notesOf(world);
  const before = isSameAddress ? houses.get(id) : undefined;
  if (house) houses.set(id, { ...house, metres: maximum(house.metres, before?.metres ?? null) });
}

const maximum = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

const noDetails = { reason: null, field: null, comment: '', changed: null, changedPhotos: 0 };

export function addEvent(world: World, id: number, event: Partial<ModerationEvent> & Pick<ModerationEvent, 'status'>): void {
  const { history } = notesOf(world);
  history.set(id, [...(history.get(id) ?? []), { ...noDetails, at: fixedNow, ...event }]);
}

/** Compares an edit with what it replaces. */
export function editChanges(
  world: World,
  found: WorldListing,
  form: ListingForm,
  now: readonly Photo[],
): Pick<ModerationEvent, 'changed' | 'changedPhotos'> {
  const { removedSince } = notesOf(world);
  const { id, tradeType, photos } = found.listing;
  const entries = form.photos.map((entry, index) => {
    if (typeof entry === 'number') return entry;
    return photos.find((photo) => photo.id === now[index]?.id)?.id ?? null;
  });
  const { count, isChanged } = photoChanges(
    photos.map((photo) => photo.id),
    removedSince.get(id) ?? [],
    entries,
  );
  removedSince.delete(id);
  const fields = changedFormFields(formOf(found), form);
  return {
    changed: [...fields, ...(isChanged ? (['photos'] as const) : [])].map((field) => pathOf(field, tradeType)),
    changedPhotos: count,
  };
}

/** What moderators know about the owner of a listing: rejections and complaints are all there ever were. */
export function moderatedOwner(
  world: World,
  { owner }: Pick<Listing, 'owner'>,
  { isBlocked, isPhoneUnconfirmed }: Pick<ModeratedOwner, 'isBlocked' | 'isPhoneUnconfirmed'>,
): ModeratedOwner {
  const own = world.listings.flatMap(({ listing }) => (listing.owner.id === owner.id ? listing : []));
  return {
    id: owner.id ?? 0,
    name: owner.name,
    registeredAt: fixedNow,
    listings: own.filter(({ isDeleted }) => !isDeleted).length,
    rejections: own.flatMap(({ id }) => notesOf(world).history.get(id) ?? []).filter(({ status }) => status === 'rejected').length,
    complaints: countComplaints(
      world,
      own.map(({ id }) => id),
    ),
    isBlocked,
    isPhoneUnconfirmed,
  };
}
