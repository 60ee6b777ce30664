/** Texts of {@link listingMetadata}. */
export interface ListingWords {
  /** Title of the tab: name, price, site name. */
  readonly title: string;
  /** Name without price and site. */
  readonly name: string;
  readonly description: string;
  readonly siteName: string;
  /** Open Graph locale: 'ru_RU'. */
  readonly locale: string;
  /** Alt text of a photo without a description. */
  readonly photo: string;
}
