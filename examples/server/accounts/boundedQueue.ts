/** Too much to do. The error handler responds with 503 and `Retry-After`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
  constructor(reason = 'Too many jobs wait') {
    super(reason);
  }
}

/**
 * Runs up to `atOnce` jobs in parallel and the others in order.
 * The returned function rejects with Overloaded, without starting the job, when `waiting` jobs are queued.
 */
export function boundedQueue(concurrency: number, maxWaiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running < concurrency) running += 1;
    else if (queue.length >= maxWaiting) throw new Overloaded();
    // A finished job hands its slot to the next in the queue, so that no new job can jump it.
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
