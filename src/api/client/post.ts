import type { Post } from './request';

/** A call whose body is JSON. */
export function postOf(body: object): Post {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
