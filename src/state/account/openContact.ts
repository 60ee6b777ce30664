import { createStore, type Store } from '../../base/createStore';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { Runtime } from '../runtime/runtime';

/** A way to an owner that is open. */
export interface OpenContact {
  readonly kind: 'card' | 'chat';
  readonly listing: ListingDetails;
  /** Whichever root has opened it: the same listing may stand on a page twice. */
  readonly by: object;
}

/** What is open of a runtime: contact card or chat, of one listing, in one place (§4). Whoever opens another closes it. */
export function openContactOf(runtime: Runtime): Store<OpenContact | null> {
  runtime.openContact ??= createStore<OpenContact | null>(null);
  return runtime.openContact;
}
