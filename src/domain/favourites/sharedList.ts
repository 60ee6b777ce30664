import { limits } from '../limits';

/** Listings that somebody shares: the link itself holds them, no server does. */
export interface SharedList {
  /** In order, each once, at most `limits.sharedList`. */
  readonly ids: readonly number[];
  /** Empty if it has none. */
  readonly name: string;
}

export interface ReadSharedList extends SharedList {
  /** The end of the link is missing, or it names more than is shown. */
  readonly isPart: boolean;
}

/** Control characters, characters that turn the direction of a text, and what is left of a letter whose end is missing. */
const unwanted = /[\p{Cc}\p{Bidi_Control}\uFFFD]/gu;
/** A letter follows each id: a link that was cut leads to no other flat. */
const written = /(?<!\d)(\d{1,15})x/gi;

/** Returns the query string of a link to a list: `ids=12x55x&name=…`. Ids beyond `limits.sharedList` are left out. */
export function sharedListQuery({ ids, name }: SharedList): string {
  const list = ids.slice(0, limits.sharedList).map((id) => `${id}x`);
  const title = tidyListName(name);
  return `ids=${list.join('')}${title && `&name=${encodeURIComponent(title)}`}`;
}

/** Reads the query string of a link as messengers leave it; null if it names no list. A list of which nothing can be read is empty. */
export function readSharedList(query: string): ReadSharedList | null {
  const parameters = new URLSearchParams(query.replace(/&(?:amp;)+/gi, '&'));
  const list = parameters.get('ids');
  if (list === null) return null;
  const ids = new Set([...list.matchAll(written)].map(([, id]) => Number(id)));
  ids.delete(0);
  return {
    ids: [...ids].slice(0, limits.sharedList),
    name: tidyListName(parameters.get('name') ?? ''),
    isPart: ids.size > limits.sharedList || /\d\W*$/.test(list),
  };
}

/** Returns the name of a list as it is shown: one line, at most `limits.sharedListName` characters. */
export function tidyListName(name: string): string {
  const line = name.replace(unwanted, ' ').replace(/\s+/gu, ' ').trim();
  return [...line].slice(0, limits.sharedListName).join('').trim();
}
