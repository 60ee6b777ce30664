import type { Messages } from './common/ru';

type EnglishTexts = Partial<Messages>;
type Fetch = () => Promise<EnglishTexts>;
type Listener = (texts: EnglishTexts) => void;

let texts: EnglishTexts = {};
const missing = new Set<Fetch>();
const listeners = new Set<Listener>();
let loading: Promise<unknown> | undefined;

/** Registers the English of a catalogue. It is fetched at once if a root has asked for English before. */
export function addEnglish(fetch: Fetch): void {
  missing.add(fetch);
  if (loading) loadEnglish();
}

/** Fetches the English of every catalogue on the page. Resolves even if a part of it fails: that part stays Russian. */
export function loadEnglish(): Promise<unknown> {
  const add = async (fetch: Fetch) => {
    const part = await fetch();
    if (missing.delete(fetch)) texts = { ...texts, ...part };
  };
  loading = Promise.allSettled([...missing].map(add)).then(() => {
    for (const listener of listeners) listener(texts);
  });
  return loading;
}

/** Returns the English texts once they are complete. */
export const loadedEnglish = (): EnglishTexts | null => (missing.size > 0 ? null : texts);

/** Fetches the English texts and passes them on, then again with every catalogue that joins later. */
export function subscribeToEnglish(listener: Listener): () => void {
  listeners.add(listener);
  loadEnglish();
  return () => {
    listeners.delete(listener);
  };
}

/** Calls back when no English text is on its way: at once for a Russian visitor. */
export function afterEnglish(callback: () => void): void {
  if (loading) loading.then(callback);
  else callback();
}
