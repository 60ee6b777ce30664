import type { Transport } from '../../api/client/request';

/** These calls are about a token of their own, not about that of whoever is signed in. */
export function withToken({ baseUrl, fetch, timeout }: Transport, token: string | null): Transport {
  return { baseUrl, fetch, timeout, token: () => token };
}
