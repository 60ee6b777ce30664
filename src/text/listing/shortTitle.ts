import type { Listing } from '../../domain/listing/listing';
import type { Messages } from '../common/ru';
import type { Formats } from '../format/format';
import type { ListingMessages } from './ru';

/** '2-комн., 54,30 м²': for the header of a phone. */
export function shortListingTitle(
  { realtyType, rooms, area }: Listing,
  text: Messages,
  listingText: ListingMessages,
  format: Formats,
): string {
  const kind = rooms === null || realtyType === 'room' ? text.listing.kind(realtyType, rooms) : listingText.page.shortRooms(rooms);
  return [kind, area !== null && format.area(area)].filter(Boolean).join(', ');
}
