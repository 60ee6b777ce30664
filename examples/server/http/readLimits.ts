import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { pluralRu } from '../../../src/text/format/plural';
import type { ReadCounts, ReadLimit } from '../accounts/limits/readCounts';
import { visitorAddress } from '../accounts/visitorAddress';
import { Refusal } from './problems';

/** Limits all calls of these routes together, before anything is read. `kind` names them: kinds are counted apart. */
export function limitReads(routes: FastifyInstance, kind: string, limit: ReadLimit, counts: ReadCounts): void {
  routes.addHook('onRequest', (request, _reply, done) => {
    const { count, left } = counts.add(kind, visitorAddress(request), limit);
    if (count > limit.points) done(tooMany(left));
    else done();
  });
}

/** Limits what is asked for and not there, per address. What is found is never counted. */
export function missLimit({ points, seconds }: ReadLimit): {
  /** Rejects with a Refusal (429) after too many misses. */
  refuseGuesses(request: FastifyRequest): Promise<void>;
  count(request: FastifyRequest): Promise<void>;
} {
  const misses = new RateLimiterMemory({ points, duration: seconds });
  return {
    async refuseGuesses(request) {
      const known = await misses.get(visitorAddress(request));
      if (known !== null && known.consumedPoints >= points) throw tooMany(known.msBeforeNext);
    },
    async count(request) {
      await misses.penalty(visitorAddress(request));
    },
  };
}

function tooMany(ms: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const wait = `${seconds} ${pluralRu(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' })}`;
  return new Refusal(429, { detail: `Слишком много запросов. Повторите через ${wait}.` }, { 'retry-after': String(seconds) });
}
