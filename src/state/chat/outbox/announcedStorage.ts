import type { ChatOwner } from './chatStorage';
import type { OutboxStorage } from './outbox';
import { setWaitingSign } from './waitingSign';

/** A storage whose changes other tabs hear of, and that leaves a sign on this device while something in it waits. */
export interface AnnouncedStorage extends OutboxStorage {
  /** Sets the sign right. */
  announce(): Promise<void>;
}

/** `isInUse`: false after signing out, when nothing may be read or left here any more. */
export function announcedStorage(storage: OutboxStorage, owner: ChatOwner, isInUse: () => boolean): AnnouncedStorage {
  let changes = 0;
  const announce = async () => {
    if (!isInUse()) return;
    changes += 1;
    const own = changes;
    const change = `${Date.now()} ${own}`;
    // Every change is heard of, also where nothing waits before and after it.
    setWaitingSign(owner, change);
    // The sign is taken away before the look, not after it: what another tab keeps meanwhile puts it up again.
    setWaitingSign(owner, null);
    const kept = await storage.read().catch(() => []);
    if (isInUse() && own === changes && kept.some(({ status }) => status !== 'failed')) setWaitingSign(owner, change);
  };
  return {
    ...storage,
    announce,
    async put(message) {
      await storage.put(message);
      void announce();
    },
    async remove(key) {
      await storage.remove(key);
      void announce();
    },
  };
}
