const hour = 3600 * 1000;

/**
 * Removes what has expired every hour, without keeping the process alive.
 * Answers how to stop: resolves when no removal is under way any more.
 */
export function startCleanUp(removeExpired: () => Promise<void>, onError: (error: unknown) => void, every = hour): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(removeExpired).catch(onError);
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
