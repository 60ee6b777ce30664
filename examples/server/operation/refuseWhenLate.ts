import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Overloaded } from '../accounts/limits/boundedQueue';
import { livePath } from './health';

/** How often the event loop is looked at, ms. */
export const lookEvery = 250;

/**
 * Refuses requests with 503 while the event loop is late: requests that waited behind a long piece of work would wait as long again. A timer says
 * how late it is, and each look replaces the one before, so that one long piece of work costs a quarter of a second of refusals at most.
 * A histogram of delays cannot say it: it is emptied for each second, and has nothing to tell of a second in which the event loop turned once.
 * @param most ms
 */
export function refuseWhenLate(app: FastifyInstance, most: number): void {
  let late = 0;
  let due = performance.now() + lookEvery;
  const timer = setInterval(() => {
    const now = performance.now();
    late = Math.max(0, now - due);
    due = now + lookEvery;
  }, lookEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async ({ routeOptions }) => {
    // A process that is restarted because it is busy serves nobody.
    if (late <= most || routeOptions.url === livePath) return;
    // Refusals that follow each other at once would keep the timer waiting for ever: after two turns it has looked again, if that was due.
    await turn();
    await turn();
    if (late > most) throw new Overloaded('The event loop is late');
  });
}
