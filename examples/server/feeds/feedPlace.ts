import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether the place of a feed is an address of the web; else it is a file of this machine. */
export function isAddress(place: string): boolean {
  return /^https?:/i.test(place);
}

/** Returns the place of a feed as it may be stored and shown: an address without name and password, or the path of a file. */
export function withoutPassword(place: string): string {
  if (!isAddress(place) || !URL.canParse(place)) return resolve(place);
  const url = new URL(place);
  Object.assign(url, { username: '', password: '' });
  return url.href;
}

/** Returns the folder whose pictures the feed at this place may name: that of a file, as a `file:` address; null for an address. */
export function folderOf(place: string): string | null {
  return isAddress(place) ? null : new URL('.', pathToFileURL(place)).href;
}
