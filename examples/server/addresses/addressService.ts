import type { WireAddressSuggestion } from '../../../src/api/wire/address';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import type { AddressQuery, AddressRegister } from './addressRegister';
import { encodeAddress } from './encodeAddress';

/** Suggestions of addresses in DaData's format (D5). */
export interface AddressService {
  suggest(query: AddressQuery): Promise<readonly WireAddressSuggestion[]>;
  near(at: Coordinates, metres: number, count: number): Promise<readonly WireAddressSuggestion[]>;
}

/** The register that comes with the server. */
export function registerService(register: AddressRegister): AddressService {
  return {
    suggest: async (query) => register.suggest(query).map((found) => encodeAddress(found, register.city)),
    near: async (at, metres, count) => register.near(at, metres, count).map((found) => encodeAddress(found, register.city)),
  };
}
