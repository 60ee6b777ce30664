import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../views/viewCounter';
import { Refusal } from './problems';

/** User agents that identify themselves as programs; others are counted. */
const bots = /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|monitor/i;

/** Returns whether a person is viewing: a GET by a browser that is not a prefetch. */
export function isPerson({ method, headers }: FastifyRequest): boolean {
  const { 'user-agent': agent = '', 'sec-purpose': purpose = '' } = headers;
  return method === 'GET' && agent !== '' && !bots.test(agent) && !String(purpose).includes('prefetch');
}

export function viewerOf({ ip, headers }: FastifyRequest, userId: number | null): Viewer {
  return { address: ip, agent: headers['user-agent'] ?? '', userId };
}

/** Reads a refused token as nobody's. Other errors are thrown on. */
export function asAnonymous(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
