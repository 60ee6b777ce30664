import type { Transport } from '../../api/client/request';
import { pageScope } from '../runtime/pageScope';

const KEY = Symbol.for('kvartal.messages');

/** What the loader has asked for in a person's name (`elements/loader/prefetchMessages`), by address, token and body. */
function prefetched(): Map<string, Promise<Response>> | undefined {
  return (globalThis as { [KEY]?: Map<string, Promise<Response>> })[KEY];
}

/** The transport of messages: a call with the same token and body as one of the loader's gets its response, once. */
export function messagesTransport(transport: Transport): Transport {
  return {
    ...transport,
    fetch: (input, init) => {
      const address = new URL(String(input), globalThis.location?.href).href;
      const { Authorization } = { ...init?.headers } as { readonly Authorization?: string };
      const key = `${address} ${Authorization} ${init?.body ?? ''}`;
      const response = prefetched()?.get(key);
      // The `fetch` of the page takes it from there before anything else can.
      if (response) pageScope().prefetched.set(address, response);
      prefetched()?.delete(key);
      return transport.fetch(input, init);
    },
  };
}
