/** How long a tab that comes later finds that another one was first, ms: browsers slow down pages that nobody sees. */
const memory = 60_000;

/** Resolves to whether this is the first tab of the browser that asks with this name. Every tab is, where there are no locks. */
export async function isFirstTab(name: string): Promise<boolean> {
  try {
    return await new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && new Promise((over) => setTimeout(over, memory));
        })
        .catch(reject);
    });
  } catch {
    return true;
  }
}
