import { listingStatuses, optionByKey } from '../../../src/domain/enumerations';
import type { SavedListing } from '../listings/writes/changeStatus';

/** What calls that change a listing answer. */
export function encodeSaved({ id, status, version }: SavedListing) {
  const { id: statusId, wire } = optionByKey(listingStatuses, status);
  return { id, realty_status: statusId, realty_status_full: wire, version };
}
