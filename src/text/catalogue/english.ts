import type { Messages } from '../common/ru';

type EnglishTexts = Partial<Messages>;
type Fetch = () => Promise<{ readonly en: EnglishTexts }>;
type Listener = (texts: EnglishTexts) => void;

let texts: EnglishTexts = {};
const missing = new Set<Fetch>();
const listeners = new Set<Listener>();

/** Undefined until a root asks for English. */
export let englishLoading: Promise<void> | undefined;

/** Registers the English of a catalogue. It is fetched at once if a root has asked for English before. */
export function addEnglish(fetch: Fetch): void {
  missing.add(fetch);
  if (englishLoading) loadEnglish();
}

/** Fetches the English of every catalogue on the page. Resolves even if a part of it fails: that part stays Russian. */
export function loadEnglish(): Promise<void> {
  const parts = [...missing].map((fetch) =>
    fetch().then(({ en }) => {
      texts = { ...texts, ...en };
      missing.delete(fetch);
    }),
  );
  englishLoading = Promise.allSettled(parts).then(() => {
    for (const listener of listeners) listener(texts);
  });
  return englishLoading;
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
