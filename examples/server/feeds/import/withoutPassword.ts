import { resolve } from 'node:path';

/** Returns the place of a feed as it may be stored and shown: an address without name and password, or the path of a file. */
export function withoutPassword(place: string): string {
  if (!/^https?:/i.test(place) || !URL.canParse(place)) return resolve(place);
  const url = new URL(place);
  Object.assign(url, { username: '', password: '' });
  return url.href;
}
