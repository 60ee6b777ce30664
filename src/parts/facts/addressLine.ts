import type { Address } from '../../domain/listing/listing';
import type { ListingMessages } from '../../text/listing/ru';

/** Returns city, district and house, without repeating parts of the label. */
export function addressLine({ city, district, label }: Address, { page }: ListingMessages): string {
  const isSaid = (part: string) => label.toLowerCase().includes(part.toLowerCase());
  return [city && !isSaid(city) && page.cityName(city), district && !isSaid(district) && page.district(district), label]
    .filter(Boolean)
    .join(', ');
}
