/** Thrown when there is too much to do. The error handler responds with 503 and `Retry-After`. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
  constructor(reason = 'Too many jobs wait') {
    super(reason);
  }
}

/** Jobs of queues, for metrics. */
export interface QueueCounts {
  running: number;
  waiting: number;
}

/**
 * Runs up to `atOnce` jobs in parallel and the others in order.
 * The returned function rejects with Overloaded, without starting the job, when `maxWaiting` jobs are queued. `counts` follows the queue.
 */
export function boundedQueue(
  concurrency: number,
  maxWaiting: number,
  counts: QueueCounts = { running: 0, waiting: 0 },
): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (running < concurrency) running += 1;
    else if (queue.length >= maxWaiting) throw new Overloaded();
    // A finished job hands its slot to the next in the queue, so that no new job can jump it.
    else {
      counts.waiting += 1;
      await new Promise<void>((resolve) => queue.push(resolve));
      counts.waiting -= 1;
    }
    counts.running += 1;
    try {
      return await job();
    } finally {
      counts.running -= 1;
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
