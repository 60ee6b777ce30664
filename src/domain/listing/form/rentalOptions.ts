/** Who pays (§3): `counters_payment` and `communal_payment`, 1 owner, 2 tenant. */
export const payers = [
  { id: 1, key: 'owner' },
  { id: 2, key: 'tenant' },
] as const;
/** Key of {@link payers}. */
export type Payer = (typeof payers)[number]['key'];

/** Tenants the owner accepts (§3). */
export const rentalConditions = [
  { key: 'kids', wire: 'kids_allowed' },
  { key: 'animals', wire: 'animals_allowed' },
] as const;
/** Key of {@link rentalConditions}. */
export type RentalCondition = (typeof rentalConditions)[number]['key'];
