import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../views/viewCounter';

/** Programs that say what they are; those that do not are counted. */
const programs = /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|monitor/i;

/** Whether somebody looks: a GET of a browser that is not fetched ahead. */
export function isPerson({ method, headers }: FastifyRequest): boolean {
  const { 'user-agent': agent = '', 'sec-purpose': purpose = '' } = headers;
  return method === 'GET' && agent !== '' && !programs.test(agent) && !String(purpose).includes('prefetch');
}

export function viewerOf({ ip, headers }: FastifyRequest, userId: number | null): Viewer {
  return { address: ip, agent: headers['user-agent'] ?? '', userId };
}
