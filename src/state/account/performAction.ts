import { toApiError } from '../../api/client/errors';
import { mayHaveHappened } from '../../api/client/idempotencyKey';
import type { RequestOptions, Transport } from '../../api/client/request';
import { deleteListing, setListingStatus } from '../../api/listing/myListings';
import type { ListingStatus } from '../../domain/enumerations';
import type { ConfirmedAction, Perform, Wish } from './useListingAction';

/** What a listing is after an action. */
const outcomeOf = { publish: 'moderation', archive: 'archived', delete: 'deleted' } as const satisfies Record<
  ConfirmedAction,
  ListingStatus | 'deleted'
>;

/** Performs an action. One whose answer was lost before is done when it changes nothing. */
export const performAction: Perform = async (transport, wish, lost, options) => {
  const name = `${wish.action} ${wish.id}`;
  try {
    const found = await changedTo(transport, wish, options);
    return lost.delete(name) && found === outcomeOf[wish.action] ? null : found;
  } catch (thrown) {
    if (mayHaveHappened(toApiError(thrown))) lost.add(name);
    throw thrown;
  }
};

/** Returns what the listing had become before, if the action changed nothing or was refused. */
async function changedTo(transport: Transport, { id, action }: Wish, options: RequestOptions): Promise<ListingStatus | 'deleted' | null> {
  try {
    const isChanged =
      action === 'delete' ? await deleteListing(transport, id, options) : await setListingStatus(transport, id, outcomeOf[action], options);
    return isChanged ? null : outcomeOf[action];
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind !== 'rejected' || (error.status !== 400 && error.status !== 404)) throw thrown;
    return currentStatus(transport, id, options);
  }
}

async function currentStatus(transport: Transport, id: number, options: RequestOptions): Promise<ListingStatus | 'deleted'> {
  // Few actions are refused.
  const { getOwnListing } = await import('../../api/listing/listingWrites');
  try {
    const { listing } = await getOwnListing(transport, id, options);
    return listing.isDeleted ? 'deleted' : listing.status;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'rejected' && error.status === 404) return 'deleted';
    throw thrown;
  }
}
