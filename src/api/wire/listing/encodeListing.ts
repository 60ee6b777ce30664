import {
  bathroomTypes,
  buildingTypes,
  communicationMethods,
  type EnumOption,
  listingRealtyTypes,
  listingStatuses,
  optionByKey,
  ownerTypes,
  repairTypes,
  roomOptions,
  tradeTypes,
} from '../../../domain/enumerations';
import { type Listing, pricePerSquareMetre } from '../../../domain/listing/listing';
import { encodePhoto } from './encodePhoto';
import type { WireListing } from './listing';

/** Its traits are always an object. */
type EncodedListing = WireListing & { readonly common_characteristics: NonNullable<WireListing['common_characteristics']> };

/** Returns the record that a server sends; `decodeListing` reads it back. */
export function encodeListing(listing: Listing): EncodedListing {
  const { address, metro } = listing;
  const status = optionByKey(listingStatuses, listing.status);
  return {
    id: listing.id,
    title: listing.title,
    price: listing.price,
    unit_price: pricePerSquareMetre(listing),
    area: listing.area,
    floor: listing.floor,
    floors_number: listing.floors,
    trade_type: optionByKey(tradeTypes, listing.tradeType).wire,
    realty_type: optionByKey(listingRealtyTypes, listing.realtyType).wire,
    number_of_rooms: listing.rooms && optionByKey(roomOptions, listing.rooms).wire,
    description: listing.description,
    photos: listing.photos.map(encodePhoto),
    metro: metro?.name ?? null,
    metro_color: metro?.color ?? null,
    address: address && {
      label: address.label,
      street: { name: address.street, district: address.district, city: address.city },
      house_number: address.houseNumber,
      corpus: address.corpus,
      building: address.building,
      latitude: address.latitude,
      longitude: address.longitude,
      minutes_to_metro: metro?.minutes ?? null,
      metro: metro && { name: metro.name, color: metro.color, line_name: metro.lineName, route: metro.route },
    },
    about_building: { type: idOf(buildingTypes, listing.buildingType), year_built: listing.yearBuilt },
    common_characteristics: {
      repair_type: idOf(repairTypes, listing.repairType),
      bathroom: idOf(bathroomTypes, listing.bathroomType),
    },
    owner_id: listing.owner.id,
    owner_name: listing.owner.name,
    owner_type: idOf(ownerTypes, listing.owner.type),
    communication_method: idOf(communicationMethods, listing.communicationMethod),
    commission: listing.commission,
    deposit: listing.deposit,
    published_at: listing.publishedAt?.toISOString() ?? null,
    realty_status: status.id,
    realty_status_full: status.wire,
    is_deleted: listing.isDeleted,
  };
}

function idOf<O extends EnumOption>(options: readonly O[], key: O['key'] | null): number | null {
  return key === null ? null : optionByKey(options, key).id;
}
