/** What the loader leaves for the other scripts of a page; it shares its place with the runtimes (`state/runtime/pageScope`). */
export interface Page {
  /** Version of the copy that came first and serves the page. */
  version?: string;
  /** From the script tag. Absent in an npm build. */
  defaults?: { readonly apiUrl: string; readonly siteUrl: string };
  /** Answers asked for ahead, by absolute address. */
  prefetched?: Map<string, Promise<Response>>;
  /** Starts the code of a tag that the loader cannot see, for instance inside a shadow root of the page. */
  load?: (tag: string) => Promise<unknown>;
  hasWarned?: boolean;
}

const KEY = Symbol.for('kvartal');

export function page(): Page {
  const holder = globalThis as { [KEY]?: Page };
  holder[KEY] ??= {};
  return holder[KEY];
}

/** Once per page, and only when the versions differ. */
export function warnOfTwoVersions(first: string, second: string): void {
  const shared = page();
  if (first === second || shared.hasWarned) return;
  shared.hasWarned = true;
  console.warn(`Квартал: здесь две версии, ${first} и ${second}, работает первая. Оставьте один тег script.`);
}
