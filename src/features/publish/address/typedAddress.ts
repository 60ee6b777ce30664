import type { SplitAddress } from '../../../domain/address/splitTyped';
import type { FormAddress } from '../../../domain/listing/form/listingForm';

/** Returns the address by hand that begins with what was typed; its place is still to be set. */
export function typedAddress({ street, house }: SplitAddress): FormAddress {
  return {
    street,
    houseNumber: house?.number.toUpperCase() ?? '',
    corpus: house?.corpus || house?.either || null,
    building: house?.building || null,
    district: null,
    latitude: null,
    longitude: null,
    isByHand: true,
  };
}
