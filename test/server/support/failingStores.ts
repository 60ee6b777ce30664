import { noAccounts } from '../../../examples/server/accounts/noAccounts';
import type { AppOptions } from '../../../examples/server/http/app';
import { Stations } from '../../../examples/server/metro/stations';
import { pictureLinks } from '../../../examples/server/pictures/pictureLinks';
import { pictureDir } from './constants';

/** Options of an application without a database: every store rejects with `message`. Tests replace those that they ask. */
export function failingStores(message = 'not asked for') {
  const failing = () => Promise.reject(new Error(message));
  return {
    listings: { page: failing, count: failing, latest: failing, byId: failing },
    map: { points: failing },
    stations: new Stations([]),
    accounts: noAccounts,
    owners: { of: failing },
    complaints: { listing: failing, add: failing },
    questions: { sections: failing, section: failing },
    pictureDir,
    isPublicPicture: failing,
    pictureLinks: pictureLinks(Buffer.alloc(32)),
    checkDatabase: failing,
  } satisfies AppOptions;
}
