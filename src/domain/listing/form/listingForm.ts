import type { ListingFieldValue, ValueField } from './fieldTypes';

export type { ListingFormField } from './fieldTypes';

/** The address that an owner has chosen. Without house number and coordinates it is not complete. */
export interface FormAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly corpus: string | null;
  readonly building: string | null;
  readonly district: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The register of houses does not have it: an owner has typed it and placed it on the map. A server decides this by its own register. */
  readonly isByHand?: boolean;
}

/** Everything that the form of a listing asks (§3). Null: not answered. Money is whole roubles, area is m². */
export type ListingForm = { readonly [F in ValueField]: ListingFieldValue<F> } & {
  readonly address: FormAddress | null;
  /** Photos in the order shown; what an entry is depends on who asks. */
  readonly photos: readonly unknown[];
};
