import { toJson } from '../../base/toJson';
import type { Sent } from './request';

/** Returns a POST with a JSON body, for `request`. */
export function postOf(body: object): Sent & { readonly method: 'POST'; readonly body: string } {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: toJson(body) };
}
