import { newIdempotencyKey } from '../../../api/client/idempotencyKey';
import type { Coordinates } from '../../../domain/map/coordinates';

/** What a form and its draft on this device share. */
export interface OwnDraft {
  /** Names the draft, and is the key with which it is sent: however often that happens, it makes one listing (D51). */
  readonly id: { current: string };
  /** The text as it stands in the field, with or without an address. */
  addressText: string;
  /** Where the map of an address by hand begins: a house of the street, if there is one. */
  mapCentre?: Coordinates | undefined;
}

export function newDraft(addressText: string): OwnDraft {
  return { id: { current: newIdempotencyKey() }, addressText };
}
