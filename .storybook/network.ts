import { createFakeApi, empty, type Fetch, offline, rejects, slow } from '../src/testing';
import { isFaulty } from '../src/testing/scenarios';

/** What the "network" switch of the toolbar does to the server of a story. */
const conditions = {
  ok: (api) => api,
  slow: (api) => slow(3000, api),
  offline: () => offline(),
  500: () => rejects(500),
  empty: (api) => empty(api),
} satisfies Record<string, (api: Fetch) => Fetch>;

export type Network = `${keyof typeof conditions}`;

interface StoryNetwork {
  readonly fetch: Fetch;
  /** The story shows a fault, which another one would hide. */
  readonly isFixed: boolean;
}

/** Returns the server of a story, `parameters.network`, under the chosen condition. */
export function networkOf(own: () => Fetch = createFakeApi, chosen: Network = 'ok'): StoryNetwork {
  const api = own();
  const isFixed = isFaulty(api);
  return { fetch: isFixed ? api : conditions[chosen](api), isFixed };
}
