import { createRecentMap } from '../../base/createRecentMap';
import { slotOf } from '../../base/slotOf';
import { accountOf } from '../account/account';
import type { Runtime } from '../runtime/runtime';
import { type Answer, createDataStore, type DataStore } from './dataStore';
import { createPerson } from './person';

/** How many answers are kept although no component holds them. */
const kept = 50;

/** Returns the store of what only the person who is signed in may see. Nothing of it outlives the sign-in, and nothing is written to storage. */
export function privateStoreOf(runtime: Runtime): DataStore {
  return slotOf(runtime.slots, 'private', () =>
    createDataStore({
      memory: createRecentMap<Answer>(kept),
      follow: (onChange) => createPerson(accountOf(runtime), onChange),
      keepsAfterFailure: true,
    }),
  );
}
