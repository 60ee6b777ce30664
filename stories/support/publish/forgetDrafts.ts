import { clear, createStore } from 'idb-keyval';

/** Stories of one address would offer each other's drafts, favourites, and what was seen or hidden. */
export async function forgetDrafts(): Promise<void> {
  await clear(createStore('kvartal-drafts', 'drafts')).catch(() => {});
  await clear(createStore('kvartal-chats', 'chats')).catch(() => {});
  await clear(createStore('kvartal-favourites', 'favourites')).catch(() => {});
  await clear(createStore('kvartal-viewed', 'viewed')).catch(() => {});
  await clear(createStore('kvartal-hidden', 'hidden')).catch(() => {});
}
