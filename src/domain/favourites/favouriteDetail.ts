/** The visitor has kept a listing on this device, or removes it. */
export interface FavouriteDetail {
  readonly listingId: number;
  readonly isFavourite: boolean;
}
