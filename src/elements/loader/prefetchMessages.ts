/** What the loader has put into `pageScope`, which would come with the code of elements. */
const PAGE = Symbol.for('kvartal');
/** Responses by address, token and body, for `state/chat/prefetchedMessages`. */
const KEY = Symbol.for('kvartal.messages');
interface Shared {
  readonly [PAGE]: { readonly defaults: { readonly apiUrl: string } };
  [KEY]?: Map<string, Promise<Response>>;
}

/** It must be the address that the code of messages asks for (`api/chats`), or the responses would be of no use. */
const listPath = '/chats/?page=1&page_size=10';
const folders: Readonly<Record<string, string>> = { blacklist: '&i_block=true' };
const threadPath = '/chats/show-chat/';

/** A response that nobody has wanted by then is forgotten, ms: it is one person's, and grows old. */
const lifetime = 30_000;

/**
 * Prefetches what each `kvartal-chat` opens with: the list, and the thread of `chat-id`. The loader loads this file beside the code of the tag,
 * and it is there first. Needs the token function of the page; the client takes a response only with the same token (`state/chat/prefetchedMessages`).
 */
function prefetchAll(): void {
  for (const element of document.getElementsByTagName('kvartal-chat')) prefetchMessages(element);
}

function prefetchMessages(element: Element): void {
  const { token, shadowRoot } = element as Element & { readonly token?: unknown };
  // An element with its code asks by itself.
  if (shadowRoot || typeof token !== 'function') return;
  const given: unknown = readToken(token as () => unknown);
  const own = element.getAttribute('api-url') ?? '';
  if (typeof given !== 'string' || given === '' || (own && !/^(https:\/\/|\/\w)[^@\s\\]*$/.test(own))) return;

  const shared = globalThis as unknown as Shared;
  const prefetched = (shared[KEY] ??= new Map());
  const api = new URL(own || shared[PAGE].defaults.apiUrl, document.baseURI).href.replace(/\/+$/, '');
  const Authorization = `Token ${given}`;
  const ask = (path: string, body?: string) => {
    const url = api + path;
    const key = `${url} ${Authorization} ${body ?? ''}`;
    if (prefetched.has(key)) return;
    const headers = { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }), Authorization };
    const response = fetch(url, { headers, ...(body && { method: 'POST', body }) }).then(async (answer) => {
      const text = await answer.text();
      // The text is there at once: reading a body takes a turn, in which the page would be painted without it.
      return Object.assign(answer, { text: async () => text });
    });
    // An unused failed response is not an unhandled rejection; the caller that takes it handles the failure.
    response.catch(() => {});
    prefetched.set(key, response);
    setTimeout(() => {
      if (prefetched.get(key) === response) prefetched.delete(key);
    }, lifetime);
  };
  const id = element.getAttribute('chat-id') ?? '';
  if (/^[1-9]\d*$/.test(id) && Number.isSafeInteger(+id)) ask(threadPath, `{"chat_id":${id},"mark_read":false}`);
  ask(listPath + (folders[element.getAttribute('list') ?? ''] ?? '&i_am_blocked=false&i_block=false'));
}

function readToken(token: () => unknown): unknown {
  try {
    return token();
  } catch {
    // The element reports it.
    return null;
  }
}

prefetchAll();
