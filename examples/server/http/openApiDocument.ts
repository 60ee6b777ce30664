import { noAccounts } from '../accounts/noAccounts';
import { addressRegister } from '../addresses/addressRegister';
import { Stations } from '../metro/stations';
import { pictureLinks } from '../pictures/pictureLinks';
import { createApp } from './app';

const unavailable = () => Promise.reject(new Error('Only the document is asked for'));

/** Returns the document of `GET /api/openapi.json`, made without a database. */
export async function openApiDocument(): Promise<unknown> {
  const app = await createApp({
    listings: { page: unavailable, count: unavailable, latest: unavailable, byId: unavailable, byIds: unavailable },
    listingWrites: {
      create: unavailable,
      earlier: unavailable,
      find: unavailable,
      edit: unavailable,
      setStatus: unavailable,
      remove: unavailable,
      bound: (form) => form,
      removePhoto: unavailable,
    },
    ownListings: { page: unavailable, moderationOf: unavailable, removedPhotos: unavailable },
    moderation: {
      queue: { page: unavailable, holdNext: unavailable, hold: unavailable, postpone: unavailable, placeOf: unavailable },
      moderated: { byId: unavailable },
      complaints: { page: unavailable, about: unavailable, dismiss: unavailable, confirm: unavailable },
      blocks: { block: unavailable, unblock: unavailable },
      decisions: { page: unavailable, dayOf: unavailable },
    },
    uploads: { take: unavailable, takeAvatar: unavailable },
    map: { points: unavailable },
    prices: { similar: unavailable, history: unavailable },
    stations: new Stations([]),
    addresses: addressRegister([]),
    accounts: noAccounts,
    summaries: { of: unavailable, ofAll: unavailable },
    owners: { of: unavailable },
    chats: {
      store: { page: unavailable, find: unavailable, thread: unavailable, unread: unavailable, hasBlocked: unavailable },
      writer: { earlier: unavailable, isNew: unavailable, send: unavailable },
      changes: { read: unavailable, remove: unavailable, block: unavailable, unblock: unavailable },
    },
    spam: { page: unavailable, dismiss: unavailable },
    chatComplaints: {
      store: { earlier: unavailable, add: unavailable },
      review: { page: unavailable, byId: unavailable, resolve: unavailable },
    },
    complaints: { listing: unavailable, hasFiled: unavailable, add: unavailable },
    notifications: { page: unavailable, unread: unavailable, read: unavailable, remove: unavailable },
    live: { missed: unavailable, open: unavailable, count: () => 0, close: async () => {} },
    questions: { sections: unavailable, section: unavailable },
    pictureFiles: { names: unavailable, write: unavailable, read: unavailable, remove: unavailable },
    isPublicPicture: unavailable,
    pictureLinks: pictureLinks(Buffer.alloc(32)),
    checkDatabase: unavailable,
  });
  try {
    return (await app.inject('/api/openapi.json')).json();
  } finally {
    await app.close();
  }
}
