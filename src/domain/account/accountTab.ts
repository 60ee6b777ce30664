/** Tabs of the account, in the order of its menu (§2 "/account"). */
export const accountTabs = ['ads', 'messages', 'notifications', 'settings'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** Returns the tab that an address names; the first one for anything else (§2). */
export function accountTab(named: string | null, tabs: readonly AccountTab[] = accountTabs): AccountTab {
  return tabs.find((tab) => tab === named) ?? tabs[0] ?? 'ads';
}

export const accountPath = (tab: AccountTab): string => `/account?tab=${tab}`;

/** The page of messages: of a list, or with a chat beside it, at a message. `kvartal-chat` has them as `list`, `chat-id` and `message-id`. */
export function chatsPath(folder: 'open' | 'blacklist' = 'open', chatId: number | null = null, messageId?: number): string {
  const chat = chatId === null ? '' : `&chat=${chatId}${messageId ? `&message=${messageId}` : ''}`;
  return `/account?tab=messages${folder === 'blacklist' ? '&list=blacklist' : ''}${chat}`;
}
