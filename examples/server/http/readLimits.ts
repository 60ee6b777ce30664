import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { pluralRu } from '../../../src/text/format/plural';
import { visitorAddress } from '../accounts/visitorAddress';
import { Refusal } from './problems';

/** A limit of so many calls of one kind per address within so many seconds. */
export interface ReadLimit {
  readonly points: number;
  readonly seconds: number;
}

/** Ten calls a second on average: more than a person needs, or several behind one address. */
export const readLimit: ReadLimit = { points: 600, seconds: 60 };

/**
 * Limits all calls of these routes together, before anything is read. Counted in this process's memory: that costs microseconds, and the
 * total of several instances is still bounded.
 */
export function limitReads(routes: FastifyInstance, { points, seconds }: ReadLimit): void {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  routes.addHook('onRequest', (request, _reply, done) => {
    limiter.consume(visitorAddress(request)).then(
      () => done(),
      (thrown) => done(thrown instanceof RateLimiterRes ? tooMany(thrown.msBeforeNext) : thrown),
    );
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
