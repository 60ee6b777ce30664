/** Paths of notifications, under the configured base (§7). */
export const notificationEndpoints = {
  list: '/notifications/',
  remove: '/notifications/multiple-del/',
  read: '/notifications/not-new/',
} as const;
