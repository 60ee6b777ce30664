/** ms that a tab which is being closed or reloaded may need to let go. */
const patience = 1000;

/**
 * Holds a draft for this tab, so that no two tabs write the same one. Resolves to a function that lets go; to null while another tab holds it.
 * Where the browser has no locks, every tab may hold it: its id, with which it is sent, still makes one listing of it.
 */
export function lockDraft(id: string): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    const hold = () => {
      clearTimeout(timer);
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(`kvartal-draft-${id}`, { signal: waiting.signal }, hold).catch(() => resolve(null));
  });
}
