import type { Listing } from '../../domain/listing/listing';
import type { Messages } from '../../text/common/ru';
import type { Formats } from '../../text/format/format';

/** '2-комн. квартира', '54,30 м²': what tells the flats of one person apart; without what is not known. */
export function kindAndArea(
  { realtyType, rooms, area }: Pick<Listing, 'realtyType' | 'rooms' | 'area'>,
  common: Messages,
  format: Formats,
): readonly string[] {
  return [common.listing.kind(realtyType, rooms), ...(area === null ? [] : [format.area(area)])];
}
