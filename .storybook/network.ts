import { createFakeApi, empty, type Fetch, offline, rejects, slow } from '../src/testing';
import { isFaulty } from '../src/testing/scenarios';
import type { Network } from './networks';

/** What the "network" switch of the toolbar does to the server of a story. */
const conditions = {
  ok: (api) => api,
  slow: (api) => slow(3000, api),
  offline: () => offline(),
  500: () => rejects(500),
  empty: (api) => empty(api),
  // The server is as it was; nobody signs in to it.
  'signed-out': (api) => api,
} satisfies Record<Network, (api: Fetch) => Fetch>;

interface StoryNetwork {
  readonly fetch: Fetch;
  /** The story shows a fault, which another one would hide. */
  readonly isFixed: boolean;
  /** The switch was used, and changes nothing. */
  readonly hasNoSwitch: boolean;
}

/** Returns the server of a story, `parameters.network`, under the chosen condition. */
export function networkOf(own: () => Fetch = createFakeApi, chosen: Network = 'ok'): StoryNetwork {
  const api = own();
  const isFixed = isFaulty(api);
  const hasNoSwitch = isFixed && chosen !== 'ok' && chosen !== 'signed-out';
  return { fetch: isFixed ? api : conditions[chosen](api), isFixed, hasNoSwitch };
}
