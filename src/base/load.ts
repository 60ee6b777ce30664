/** State of loaded data (§4). `stale` is the previous value while a newer one is loading. */
export type Load<T, E = unknown> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly stale?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: E; readonly retry: () => void };
