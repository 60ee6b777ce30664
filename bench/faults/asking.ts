/** When an answer is late, ms. */
export const limits = { call: 6000, probe: 3000, recovery: 1000 } as const;

/** What became of a call. */
export interface Answer {
  /** Null without one. */
  readonly status: number | null;
  readonly ms: number;
  readonly text: string;
  readonly headers: Headers | null;
  /** Why there is no answer: the limit has passed, or there is no connection. */
  readonly failure: 'silent' | 'cut' | null;
}

/** What became of the calls of a row. */
export class Tally {
  calls = 0;
  /** 503 with `Retry-After`. */
  refused = 0;
  /** Calls whose answer came beyond the limit. */
  late = 0;
  /** Calls without any answer in twice that time. */
  silent = 0;
  /** Connections that a killed instance had. */
  cut = 0;
  slowest = 0;
  /** What should not have been: errors of the server, and calls that were late or silent. */
  readonly errors: string[] = [];
  /** What answers take longer because the machine is busy, ms. */
  slack = 0;

  add(what: string, { status, ms, headers, failure }: Answer, limit: number = limits.call): void {
    this.calls += 1;
    this.slowest = Math.max(this.slowest, Math.round(ms));
    if (failure) this[failure] += 1;
    if (failure === 'silent') this.errors.push(`${what}: silent for ${Math.round(ms)} ms`);
    if (failure === null && ms > limit + this.slack) {
      this.late += 1;
      this.errors.push(`${what}: late, after ${Math.round(ms)} ms`);
    }
    if (status === null || status < 500) return;
    // A probe is for a balancer, which asks again by itself.
    if (status === 503 && (headers?.get('retry-after') || what.includes('/health/'))) this.refused += 1;
    else this.errors.push(`${what}: ${status}`);
  }
}

/** Asks once. Never rejects. */
export async function ask(url: string, init: RequestInit = {}, limit: number = 2 * limits.call): Promise<Answer> {
  const since = performance.now();
  const took = () => performance.now() - since;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
    const { status, headers } = answer;
    const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await answer.body?.cancel();
    return { status, headers, text: isStream ? '' : await answer.text(), ms: took(), failure: null };
  } catch (thrown) {
    const isSilent = thrown instanceof Error && thrown.name === 'TimeoutError';
    return { status: null, headers: null, text: '', ms: took(), failure: isSilent ? 'silent' : 'cut' };
  }
}

/** Asks again and again until the answer has this status, and returns how long that took, ms; null beyond the limit. */
export async function untilStatus(url: string, status: number, limit: number, init?: RequestInit): Promise<number | null> {
  const since = performance.now();
  while (performance.now() - since < limit) {
    if ((await ask(url, init, 1000)).status === status) return Math.round(performance.now() - since);
    await new Promise((later) => {
      setTimeout(later, 20);
    });
  }
  return null;
}

/** Asks all at once, twice, and returns the longest time of the second turn, ms: so long do answers take when nothing is amiss. */
export async function slowestOf(urls: readonly string[], init?: RequestInit): Promise<number> {
  const turn = () => Promise.all(urls.map((url) => ask(url, init)));
  await turn();
  return Math.round(Math.max(...(await turn()).map(({ ms }) => ms)));
}
