import type { Transport } from '../../api/client/request';

/** Returns a transport that sends this token instead of the account's. */
export function withToken({ baseUrl, fetch, timeout }: Transport, token: string | null): Transport {
  return { baseUrl, fetch, timeout, token: () => token };
}
