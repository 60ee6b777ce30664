import type { JobHandlers } from '../jobs/job';

export interface PurgeSettings {
  readonly url: string;
  /** Null sends no `Authorization`. */
  readonly token: string | null;
}

/** Milliseconds. */
const patience = 10_000;

/**
 * Has a cache in front drop what has these keys: `POST` of `{surrogate_keys}` as JSON, and of the header `Surrogate-Key`. To purge twice does
 * no harm. Without an address orders that are left are done.
 */
export function purgeSender(settings: PurgeSettings | null, timeout = patience): JobHandlers['purge_keys'] {
  return async ({ keys }, { signal }) => {
    if (!settings) return;
    const { url, token } = settings;
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'surrogate-key': keys.join(' '),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ surrogate_keys: keys }),
      // The token belongs to one address.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      (error: unknown) => {
        throw new Error(`The cache in front: ${reasonOf(error)}`);
      },
    );
    if (status < 200 || status > 299) throw new Error(`The cache in front: ${status}`);
  };
}

/** No text of others: it may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
}
