import type { ListingStatus } from '../../../src/domain/enumerations';
import type { Listing } from '../../../src/domain/listing/listing';
import { notificationKinds } from '../../../src/domain/notifications/notification';
import { aListing, aPhoto, aWorld, createFakeApi, createFakeStore, type Fetch } from '../../../src/testing';

const owner = { id: 101, name: 'Мария', type: 'owner' } as const;
const places: readonly Partial<Listing>[] = [
  {},
  { tradeType: 'rent', rooms: 'studio', area: 26.5, floor: 12, floors: 17, price: 58_000 },
  { area: 58, floor: 9, floors: 17, price: 17_300_000 },
  { area: 72.5, floor: 4, floors: 7, price: 32_800_000 },
];
const statuses: readonly ListingStatus[] = ['active', 'moderation', 'rejected', 'archived'];

/** A listing of Maria. */
export const ownListing = (overrides: Partial<Listing> = {}) => aListing({ owner, photos: [aPhoto({ id: 1 })], ...overrides });

/** Maria's listings, one in each status, the active one first. */
export const inEveryStatus = () =>
  statuses.map((status, index) => ownListing({ id: 40 - index, status, photos: [aPhoto({ id: index + 1 })], ...places[index] }));

/** A server with these listings. Rejected ones were rejected by its moderator. */
const worldOf = (listings: readonly Listing[]) =>
  aWorld(listings.map((listing) => (listing.status === 'rejected' ? { ...listing, status: 'moderation' } : listing)));
export const servingOwn = (listings: readonly Listing[]): Fetch => createFakeApi(worldOf(listings));

/** The same, after a moderator has rejected what is rejected. */
export function rejecting(listings: readonly Listing[], api = servingOwn(listings)): Fetch {
  const headers = { Authorization: 'Token token-of-irina', 'Content-Type': 'application/json' };
  const reject = async (base: string) => {
    for (const { id } of listings.filter(({ status }) => status === 'rejected')) {
      const body = JSON.stringify({
        version: 1,
        reason_code: 'bad_photos',
        comment: 'На фото виден водяной знак. Замените снимки и отправьте снова.',
      });
      await api(`${base}/moderation/realty/${id}/reject/`, { method: 'POST', headers, body });
    }
  };
  let done: Promise<void> | undefined;
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : String(input), 'http://fake.test');
    done ??= reject(origin);
    await done;
    return api(input, init);
  };
}

/** The same, where another tab changes a listing just before this one does. */
export function changing(listings: readonly Listing[], change: Partial<Omit<Listing, 'id'>>): Fetch {
  const store = createFakeStore(worldOf(listings));
  const api = rejecting(listings, createFakeApi(store));
  return (input, init) => {
    const id = /\/realty\/(\d+)\/(?:status|delete)\//.exec(input instanceof Request ? input.url : String(input))?.[1];
    if (id) store.editListing(Number(id), change);
    return api(input, init);
  };
}

/** A server with Maria's notifications, the newest first; more than a page if `more` says so. */
export function notifying(more = 0): Fetch {
  const listings = inEveryStatus();
  const store = createFakeStore(aWorld(listings));
  for (let index = 0; index < more; index += 1) store.notify(101, 40, 'approved');
  store.notify(101, 37, 'archived');
  const read = store.notify(101, 40, 'complaintDismissed');
  store.readNotifications(101, [read.id]);
  store.notify(101, 38, 'rejected', 'bad_photos');
  store.notify(101, 40, 'approved');
  return createFakeApi(store);
}

/** A server with a notification of each kind. */
export function ofEveryKind(): Fetch {
  const store = createFakeStore(aWorld(inEveryStatus()));
  for (const kind of notificationKinds) store.notify(101, 40, kind, kind === 'rejected' ? 'bad_photos' : null);
  return createFakeApi(store);
}

/** A server with Maria's listings in every status and her notifications. */
export function wholeAccount(): Fetch {
  const listings = inEveryStatus();
  const store = createFakeStore(worldOf(listings));
  const { id } = store.notify(101, 37, 'archived');
  store.readNotifications(101, [id]);
  store.notify(101, 40, 'complaintDismissed');
  store.notify(101, 40, 'approved');
  return rejecting(listings, createFakeApi(store));
}
