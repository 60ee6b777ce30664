/** The one shape of anything that is loaded (§4). `stale` is the last value while a newer one is on its way. */
export type Load<T, E = unknown> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly stale?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: E; readonly retry: () => void };
