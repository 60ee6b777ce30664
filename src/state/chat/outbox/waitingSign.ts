/** Whose: see `ChatOwner`, whose module is not loaded for this. */
interface Owner {
  readonly apiUrl: string;
  readonly userId: number;
}

/** Returns the key of the entry of local storage that stands while messages of this person wait on this device. Other tabs hear of its changes. */
export function waitingSign({ apiUrl, userId }: Owner): string {
  const key = `kvartal:waiting:${apiUrl}:${userId}`;
  return key;
}

/** Returns whether messages of this person wait, as far as is known without opening their storage. */
export function hasWaiting(owner: Owner): boolean {
  try {
    const key = waitingSign(owner);
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Null takes the sign away. */
export function setWaitingSign(owner: Owner, value: string | null): void {
  try {
    const key = waitingSign(owner);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the message goes when its chat is opened again.
  }
}
