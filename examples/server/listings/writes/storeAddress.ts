import type { Transaction } from 'kysely';
import { addressLabel } from '../../../../src/domain/address/addressLabel';
import { bindAddress } from '../../../../src/domain/address/bindAddress';
import type { FormAddress } from '../../../../src/domain/listing/form/listingForm';
import { sixDecimals } from '../../../../src/domain/map/geo';
import type { AddressRegister } from '../../addresses/addressRegister';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';

/** Where a listing stands: its columns of the address. */
export interface StoredPlace {
  readonly city_id: number;
  readonly address_id: number;
  readonly metro_id: number | null;
  readonly minutes_to_metro: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly house_registered: boolean;
  readonly house_metres: number | null;
}

/** Metres: the district of a house that is not in the register is that of its neighbours. */
const neighbourhood = 500;

/**
 * Stores an address, or finds it if another listing has it. Label, district and nearest station are the server's own, and so is the point of a house
 * that the register has (D67).
 */
export async function storeAddress(
  transaction: Transaction<Database>,
  sent: FormAddress,
  { stations, addresses }: { readonly stations: Stations; readonly addresses: AddressRegister },
): Promise<StoredPlace> {
  const { address, check } = bindAddress(sent, addresses);
  const at = { latitude: sixDecimals(address.latitude ?? 0), longitude: sixDecimals(address.longitude ?? 0) };
  const station = stations.nearest(at);
  const { street, houseNumber, corpus, building } = address;
  const [neighbour] = addresses.near(at, neighbourhood, 1);
  const row = {
    city_id: addresses.city.id,
    city: addresses.city.names.name,
    label: addressLabel({ settlement: '', street, houseNumber, corpus: corpus ?? '', building: building ?? '' }),
    street,
    house_number: houseNumber,
    corpus,
    building,
    district: (check.isRegistered ? address.district : neighbour?.house?.district) || null,
    ...at,
    metro_id: station?.id ?? null,
    minutes_to_metro: station?.minutes ?? null,
  };
  const known = await transaction
    .selectFrom('addresses')
    .select('id')
    .where('city_id', '=', row.city_id)
    .where('latitude', '=', row.latitude)
    .where('longitude', '=', row.longitude)
    .where('label', '=', row.label)
    .where('street', '=', row.street)
    .limit(1)
    // The erasure of an account removes addresses that no listing has.
    .forKeyShare()
    .executeTakeFirst();
  const id = known?.id ?? (await transaction.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow()).id;
  return {
    address_id: id,
    city_id: row.city_id,
    metro_id: row.metro_id,
    minutes_to_metro: row.minutes_to_metro,
    ...at,
    house_registered: check.isRegistered,
    house_metres: check.metres,
  };
}
