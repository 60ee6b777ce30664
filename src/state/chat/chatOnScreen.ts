import type { ChatOwner } from './outbox/chatStorage';

const lockOf = ({ apiUrl, userId }: ChatOwner, chatId: number) => `kvartal:chat:${apiUrl}:${userId}:${chatId}`;

/** Lets the tabs of the browser know that a person sees this chat. Returns a function that ends it. */
export function showOnScreen(owner: ChatOwner, chatId: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  void hold(lockOf(owner, chatId), signal, () => over);
  return () => ending.abort();
}

async function hold(name: string, signal: AbortSignal, until: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(name, { mode: 'shared', signal }, until);
  } catch {
    // Ended before it began, or no locks: each tab knows of itself alone.
  }
}

/** Whether a tab of the browser shows this chat to the person. */
export async function isOnScreen(owner: ChatOwner, chatId: number): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === lockOf(owner, chatId)) ?? false;
  } catch {
    return false;
  }
}
