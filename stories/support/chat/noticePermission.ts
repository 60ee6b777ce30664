/** Lets the page see this permission for notices during a story: what a browser starts with differs, the shell of Chromium refuses. Returns how to end it. */
export function withNoticePermission(permission: NotificationPermission): () => void {
  const before = Object.getOwnPropertyDescriptor(Notification, 'permission');
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  return () => {
    if (before) Object.defineProperty(Notification, 'permission', before);
  };
}
