/** Tabs of the account, in the order of its menu (§2 "/account"). */
export const accountTabs = ['ads', 'messages', 'notifications', 'settings'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** Returns the tab that an address names; the first one for anything else (§2). */
export function accountTab(named: string | null, tabs: readonly AccountTab[] = accountTabs): AccountTab {
  return tabs.find((tab) => tab === named) ?? tabs[0] ?? 'ads';
}

export const accountPath = (tab: AccountTab): string => `/account?tab=${tab}`;

/** The page of messages: of a list, or with a chat beside it. `kvartal-chat` has both as `list` and `chat-id`. */
export function chatsPath(folder: 'open' | 'blacklist' = 'open', chatId: number | null = null): string {
  return `/account?tab=messages${folder === 'blacklist' ? '&list=blacklist' : ''}${chatId === null ? '' : `&chat=${chatId}`}`;
}
