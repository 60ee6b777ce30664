/** Too many jobs wait already. The error handler answers 503 with `Retry-After`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
  constructor() {
    super('Too many jobs wait');
  }
}

/**
 * Runs jobs `atOnce` at a time, the others in the order they came.
 * The returned function rejects with Overloaded, without starting the job, when `waiting` jobs wait already.
 */
export function boundedQueue(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new Overloaded();
    // Whoever is done hands its place on, so nobody can slip in between.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
