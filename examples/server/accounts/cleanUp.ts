const hour = 3600 * 1000;

/**
 * Runs `removeExpired` every hour, without keeping the process alive.
 * Returns a function that stops it and resolves once no removal is running.
 */
export function startCleanUp(removeExpired: () => Promise<void>, onError: (error: unknown) => void, interval = hour): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(removeExpired).catch(onError);
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
