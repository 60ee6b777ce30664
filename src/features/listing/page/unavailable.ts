import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { ListingMessages } from '../../../text/listing/ru';

/** Why the owner of a listing cannot be contacted; empty for an active one (§2, §4). */
export function unavailableText({ status, isDeleted }: Pick<ListingDetails, 'status' | 'isDeleted'>, { page }: ListingMessages): string {
  return isDeleted ? page.deleted : page.banner[status];
}
