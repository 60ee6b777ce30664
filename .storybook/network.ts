import { createFakeApi, empty, type Fetch, offline, rejects, slow } from '../src/testing';

/** What the "network" switch of the toolbar does to stories that do not bring their own network. */
export const networks = {
  ok: () => createFakeApi(),
  slow: () => slow(3000),
  offline: () => offline(),
  500: () => rejects(500),
  empty: () => empty(),
} satisfies Record<string, () => Fetch>;

export type Network = keyof typeof networks;
