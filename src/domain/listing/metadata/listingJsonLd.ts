import type { Address, Listing } from '../listing';
import type { ListingWords } from '../listingWords';
import { socialImage } from './socialImage';

export interface JsonLdContext {
  readonly words: ListingWords;
  /** Absolute. */
  readonly canonical: string;
  readonly mediaHost: string;
}

/** Maximum number of images in JSON-LD. */
const pictures = 5;

/**
 * Returns a schema.org page with an offer of a flat; unknown facts are omitted. GoodRelations terms distinguish sale and rent; 'MTK' (m²)
 * and 'MON' (month) are UN/CEFACT codes.
 */
export function listingJsonLd(listing: Listing, { words, canonical, mediaHost }: JsonLdContext): Readonly<Record<string, unknown>> {
  const images = listing.photos.slice(0, pictures).flatMap((photo) => socialImage(photo, mediaHost)?.url ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': canonical,
    url: canonical,
    name: words.name,
    description: words.description,
    ...(listing.publishedAt && { datePosted: listing.publishedAt.toISOString() }),
    ...(images.length > 0 && { image: images }),
    offers: {
      '@type': 'Offer',
      url: canonical,
      ...priceOf(listing),
      availability: 'https://schema.org/InStock',
      businessFunction: `http://purl.org/goodrelations/v1#${listing.tradeType === 'rent' ? 'LeaseOut' : 'Sell'}`,
      itemOffered: flatOf(listing, words),
    },
  };
}

function priceOf({ price, tradeType }: Listing): Readonly<Record<string, unknown>> {
  if (price <= 0) return {};
  const plain = { price: Math.round(price), priceCurrency: 'RUB' };
  if (tradeType === 'sale') return plain;
  return { ...plain, priceSpecification: { '@type': 'UnitPriceSpecification', ...plain, unitCode: 'MON' } };
}

function flatOf(listing: Listing, { name }: ListingWords): Readonly<Record<string, unknown>> {
  const { address, area, floor, yearBuilt } = listing;
  const isPlaced = address !== null && address.latitude !== null && address.longitude !== null;
  return {
    '@type': kinds[listing.realtyType],
    name,
    ...(area && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    ...roomsOf(listing),
    ...(floor !== null && { floorLevel: String(floor) }),
    ...(yearBuilt !== null && { yearBuilt }),
    ...(address && { address: postalAddress(address) }),
    ...(isPlaced && { geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude } }),
  };
}

const kinds: Readonly<Record<Listing['realtyType'], string>> = {
  flat: 'Apartment',
  apartments: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  room: 'Room',
};

function roomsOf({ rooms, realtyType }: Listing): Readonly<Record<string, unknown>> {
  if (rooms === '4+') return { numberOfRooms: { '@type': 'QuantitativeValue', minValue: 4 } };
  if (rooms === 'studio' || realtyType === 'studio') return { numberOfRooms: 1 };
  return rooms === null ? {} : { numberOfRooms: Number(rooms) };
}

function postalAddress({ label, city }: Address): Readonly<Record<string, unknown>> {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    addressLocality: city,
    ...(label && { streetAddress: label }),
  };
}
