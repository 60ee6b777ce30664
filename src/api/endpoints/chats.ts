/** Paths of chats, under the configured base (§7). */
export const chatEndpoints = {
  list: '/chats/',
  show: '/chats/show-chat/',
  send: '/chats/send-message/',
  block: '/chats/block/',
  unblock: '/chats/unblock/',
  remove: '/chats/delete-chats/',
} as const;
