/** Totals of the account, for its badges (§2 "Account"). */
export interface AccountSummary {
  /** Own listings that are not deleted. */
  readonly listings: number;
  readonly unreadMessages: number;
  readonly unreadNotifications: number;
}
