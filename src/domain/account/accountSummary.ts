/** Totals of the account, for its badges (§2 "Account") and that of the header, which counts chats. */
export interface AccountSummary {
  /** Own listings that are not deleted. */
  readonly listings: number;
  readonly unreadMessages: number;
  /** Chats that have them. */
  readonly unreadChats: number;
  readonly unreadNotifications: number;
}
