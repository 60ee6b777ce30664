/** Whether the browser shows notices; `denied` also where it has none, `default`: it has not been asked. */
export const noticePermission = (): NotificationPermission => ('Notification' in globalThis ? Notification.permission : 'denied');

/** Asks the browser. Resolves to whether notices may be shown; never rejects. */
export async function askForNotices(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notice of the browser; one for each chat. `onOpen` runs when it is pressed. */
export function showNotice(chatId: number, title: string, body: string, onOpen: () => void): void {
  try {
    if (Notification.permission !== 'granted') return;
    const notice = new Notification(title, { body, tag: `kvartal-chat-${chatId}` });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onOpen();
    });
  } catch {
    // Android shows notices of service workers alone.
  }
}
