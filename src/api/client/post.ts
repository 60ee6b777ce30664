import type { Post } from './request';

/** Returns a POST with a JSON body, for `request`. */
export function postOf(body: object): Post {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
