import type { BuildingType } from '../enumerations';
import type { Address } from '../listing/listing';

/** A suggestion for an address that is being typed. */
export interface AddressSuggestion {
  /** The line that is offered: 'г Москва, ул Тверская, д 12 стр 1'. */
  readonly value: string;
  /** House number and coordinates are empty while only a street is known. */
  readonly address: Address;
  /** What the register knows about the house; null where the service does not tell. */
  readonly house: RegisteredHouse | null;
}

/** Facts about a house. */
export interface RegisteredHouse {
  readonly yearBuilt: number | null;
  readonly floors: number | null;
  readonly buildingType: BuildingType | null;
}
