import type { RequestOptions, Transport } from '../client/request';
import { send } from '../client/send';
import { listingEndpoints } from './listing';

/** A complaint about a listing, in the visitor's words (§3). Needs a token. */
export interface NewComplaint {
  readonly listingId: number;
  readonly description: string;
}

/** Files a complaint. Repeated with the same `idempotencyKey` it is filed once (D51). */
export async function sendComplaint(
  transport: Transport,
  { listingId, description }: NewComplaint,
  options?: RequestOptions,
): Promise<void> {
  await send(transport, 'POST', listingEndpoints.complaints, { realty_id: listingId, description }, options);
}
