import { noAccounts } from '../accounts/noAccounts';
import { Stations } from '../metro/stations';
import { builtInPictures } from '../pictures/library';
import { pictureLinks } from '../pictures/pictureLinks';
import { createApp } from './app';

const unavailable = () => Promise.reject(new Error('Only the document is asked for'));

/** Returns the document of `GET /api/openapi.json`, made without a database. */
export async function openApiDocument(): Promise<unknown> {
  const app = await createApp({
    listings: { page: unavailable, count: unavailable, latest: unavailable, byId: unavailable },
    map: { points: unavailable },
    stations: new Stations([]),
    accounts: noAccounts,
    owners: { of: unavailable },
    complaints: { listing: unavailable, add: unavailable },
    questions: { sections: unavailable, section: unavailable },
    pictureDir: builtInPictures,
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
