import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { ListingMessages } from '../../text/listing/ru';
import type { IconPath } from '../../ui/icons/Icon';
import { amenityIcons } from './amenityIcons';

/** A line of 'О квартире'. */
export interface Amenity {
  readonly text: string;
  readonly icon: IconPath;
}

/** Returns the flat's amenities by importance; unknown ones are omitted. */
export function amenitiesOf(listing: ListingDetails, { page }: ListingMessages): Amenity[] {
  const { isFurnished, repairType, bathroomType, hasBalcony, hasLoggia, hasElevator, rent } = listing;
  const amenity = (text: string | false | null, icon: IconPath): Amenity[] => (text ? [{ text, icon }] : []);
  return [
    ...amenity(isFurnished !== null && page.furniture[isFurnished ? 'with' : 'without'], amenityIcons.sofa),
    ...amenity(repairType && page.repair[repairType], amenityIcons.paint),
    ...amenity(bathroomType && page.bathroom[bathroomType], amenityIcons.bath),
    ...amenity(windowsOf(listing, page), amenityIcons.window),
    ...amenity(hasBalcony && page.balcony, amenityIcons.balcony),
    ...amenity(hasLoggia && page.loggia, amenityIcons.door),
    ...amenity(hasElevator && page.elevator, amenityIcons.elevator),
    ...(rent?.features ?? []).map((key) => ({ text: page.feature[key], icon: amenityIcons[key] })),
    ...(rent?.conditions ?? []).map((key) => ({ text: page.condition[key], icon: amenityIcons[key] })),
  ];
}

function windowsOf({ hasCourtyardView, hasStreetView }: ListingDetails, { windows }: ListingMessages['page']): string | null {
  if (hasCourtyardView && hasStreetView) return windows.both;
  if (hasCourtyardView) return windows.courtyard;
  return hasStreetView ? windows.street : null;
}
