/** For pages that may not store anything: a sandboxed frame, a browser that blocks storage, a full one. */
const inMemory = new Map<string, string>();

/** What a tab remembers from page to page, in its session storage. Never throws. */
export const tabMemory = {
  read(key: string): string | null {
    const kept = inMemory.get(key);
    if (kept !== undefined) return kept;
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
      inMemory.delete(key);
    } catch {
      inMemory.set(key, value);
    }
  },
};
