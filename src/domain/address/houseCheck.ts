/** What the server's register of houses says about the address of a listing (D67). */
export interface HouseCheck {
  /** False for a house that the register lacks: its owner has placed it by hand. */
  readonly isRegistered: boolean;
  /** From the point that was sent to the house; of an unknown house, to the nearest one of its street. Null when there is nothing to measure to. */
  readonly metres: number | null;
}
