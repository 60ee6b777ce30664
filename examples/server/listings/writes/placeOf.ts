import type { Transaction } from 'kysely';
import { bindAddress } from '../../../../src/domain/address/bindAddress';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { AddressRegister } from '../../addresses/addressRegister';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import { type StoredPlace, storeAddress } from './storeAddress';

/** What the server knows of the city. */
export interface Reference {
  readonly stations: Stations;
  readonly addresses: AddressRegister;
}

/** Returns the form with the address that the register has for it; an address that it lacks is marked. */
export function boundForm(form: ListingForm, { addresses }: Pick<Reference, 'addresses'>): ListingForm {
  return { ...form, address: form.address && bindAddress(form.address, addresses).address };
}

/** Stores the address of a form, and returns what a listing has of it. */
export function placeOf(transaction: Transaction<Database>, { address }: ListingForm, reference: Reference): Promise<StoredPlace> {
  if (!address) throw new TypeError('A form without an address cannot be stored');
  return storeAddress(transaction, address, reference);
}
