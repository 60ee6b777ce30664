import type { Listing } from '../../domain/listing/listing';
import type { Messages } from '../../text/common/ru';
import type { Formats } from '../../text/format/format';

/** Returns the name of a flat in the labels of its buttons: '2-комн. квартира, 54,3 м²'. */
export function flatName(listing: Pick<Listing, 'realtyType' | 'rooms' | 'area'>, text: Messages, format: Formats): string {
  const { realtyType, rooms, area } = listing;
  return [text.listing.kind(realtyType, rooms), area !== null && format.area(area)].filter(Boolean).join(', ');
}
