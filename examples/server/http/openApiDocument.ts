import { noAccounts } from '../accounts/noAccounts';
import { Stations } from '../metro/stations';
import { builtInPictures } from '../pictures/library';
import { createApp } from './app';

const nothing = () => Promise.reject(new Error('Only the document is asked for'));

/** The OpenAPI document as `GET /api/openapi.json` answers it, made without a database. */
export async function openApiDocument(): Promise<unknown> {
  const app = await createApp({
    listings: { page: nothing, count: nothing, latest: nothing, byId: nothing },
    map: { points: nothing },
    stations: new Stations([]),
    accounts: noAccounts,
    owners: { of: nothing },
    complaints: { hasListing: nothing, add: nothing },
    questions: { sections: nothing, section: nothing },
    pictureDir: builtInPictures,
    checkDatabase: nothing,
  });
  try {
    return (await app.inject('/api/openapi.json')).json();
  } finally {
    await app.close();
  }
}
