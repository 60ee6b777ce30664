import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { pluralRu } from '../../../src/text/format/plural';
import { visitorAddress } from '../accounts/visitorAddress';
import { Refusal } from './problems';

/** So many calls of one kind from one address within so many seconds. */
export interface ReadingRule {
  readonly points: number;
  readonly seconds: number;
}

/** Ten calls a second, all the time: a person never gets there, nor do several behind one address. */
export const readingRule: ReadingRule = { points: 600, seconds: 60 };

/**
 * Counts all calls of these routes together, before anything of them is read. In the memory of this process: a call costs microseconds, and
 * what many instances let through is still bounded.
 */
export function limitReading(routes: FastifyInstance, { points, seconds }: ReadingRule): void {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  routes.addHook('onRequest', async (request) => {
    try {
      await limiter.consume(visitorAddress(request));
    } catch (thrown) {
      throw thrown instanceof RateLimiterRes ? tooMany(thrown.msBeforeNext) : thrown;
    }
  });
}

function tooMany(ms: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const wait = `${seconds} ${pluralRu(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' })}`;
  return new Refusal(429, { detail: `Слишком много запросов. Повторите через ${wait}.` }, { 'retry-after': String(seconds) });
}
