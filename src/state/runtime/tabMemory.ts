/** Fallback for blocked or full storage and sandboxed frames. */
const inMemory = new Map<string, string>();

/** Session storage of the tab. Never throws. */
export const tabMemory = {
  read(key: string): string | null {
    const value = inMemory.get(key);
    if (value !== undefined) return value;
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
