/** What the server's register of houses says about the address of a listing (D67). */
export interface HouseCheck {
  /** False for a house that the register lacks: its owner has placed it by hand. */
  readonly isRegistered: boolean;
  /** Metres from the sent point to the house, or for an unknown house to the nearest one of its street. Null if nothing can be measured. */
  readonly metres: number | null;
}
