/** What one page says to the others of its browser. */
export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

/** What a browser has for pages that share something. */
export interface CrossTab {
  /** Null where there are none, or the storage of this page is blocked. */
  channel(name: string, onMessage: (message: unknown) => void): TabChannel | null;
  /** Runs `hold` while no other page of the browser holds this name, once. Rejects where there are no locks. */
  lock(name: string, signal: AbortSignal, hold: () => Promise<void>): Promise<void>;
}

export const browserTabs: CrossTab = {
  channel(name, onMessage) {
    try {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
      return { post: channel.postMessage.bind(channel), close: () => channel.close() };
    } catch {
      return null;
    }
  },
  async lock(name, signal, hold) {
    await navigator.locks.request(name, { signal }, hold);
  },
};

/**
 * Runs `lead` while this page is the one that leads among all that call with this name; each page by itself where pages cannot share. Ends with
 * the signal. Never rejects.
 */
export async function leadOneTab(
  { lock }: Pick<CrossTab, 'lock'>,
  name: string,
  signal: AbortSignal,
  lead: (isShared: boolean) => Promise<void>,
): Promise<void> {
  let hasLed = false;
  try {
    await lock(name, signal, () => {
      hasLed = true;
      return signal.aborted ? Promise.resolve() : lead(true);
    });
  } catch {
    // No locks: neither HTTPS nor this machine, or an origin without storage.
    if (!hasLed && !signal.aborted) await lead(false);
  }
}
