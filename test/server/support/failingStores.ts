import { noAccounts } from '../../../examples/server/accounts/noAccounts';
import { addressRegister } from '../../../examples/server/addresses/addressRegister';
import type { AppOptions } from '../../../examples/server/http/app';
import { Stations } from '../../../examples/server/metro/stations';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { pictureLinks } from '../../../examples/server/pictures/pictureLinks';
import type { ListingForm } from '../../../src/domain/listing/form/listingForm';
import { pictureDir } from './constants';

/** Options of an application without a database: every store rejects with `message`. Tests replace those that they ask. */
export function failingStores(message = 'not asked for') {
  const failing = () => Promise.reject(new Error(message));
  return {
    listings: { page: failing, count: failing, latest: failing, byId: failing, byIds: failing },
    listingWrites: {
      create: failing,
      earlier: failing,
      find: failing,
      edit: failing,
      setStatus: failing,
      remove: failing,
      bound: (form: ListingForm) => form,
      removePhoto: failing,
    },
    ownListings: { page: failing, moderationOf: failing, removedPhotos: failing },
    moderation: {
      queue: { page: failing, holdNext: failing, hold: failing, postpone: failing, placeOf: failing },
      moderated: { byId: failing },
      complaints: { page: failing, about: failing, dismiss: failing, confirm: failing },
      blocks: { block: failing, unblock: failing },
      decisions: { page: failing, dayOf: failing },
    },
    uploads: { take: failing, takeAvatar: failing },
    map: { points: failing },
    prices: { similar: failing, history: failing },
    stations: new Stations([]),
    addresses: addressRegister([]),
    accounts: noAccounts,
    summaries: { of: failing, ofAll: failing },
    owners: { of: failing },
    chats: {
      store: { page: failing, find: failing, thread: failing, unread: failing, hasBlocked: failing },
      writer: { earlier: failing, isNew: failing, send: failing },
      changes: { read: failing, remove: failing, block: failing, unblock: failing },
    },
    spam: { page: failing, dismiss: failing },
    chatComplaints: { store: { earlier: failing, add: failing }, review: { page: failing, byId: failing, resolve: failing } },
    complaints: { listing: failing, hasFiled: failing, add: failing },
    notifications: { page: failing, unread: failing, read: failing, remove: failing },
    live: { missed: failing, open: failing, count: () => 0, close: async () => {} },
    questions: { sections: failing, section: failing },
    pictureFiles: folderFiles(pictureDir),
    isPublicPicture: failing,
    pictureLinks: pictureLinks(Buffer.alloc(32)),
    checkDatabase: failing,
  } satisfies AppOptions;
}
