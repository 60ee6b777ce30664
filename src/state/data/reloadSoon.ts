import { toJson } from '../../base/toJson';
import type { PrivateStore } from './privateStore';

/** Milliseconds to wait after the last request: one message raises several events. */
const delay = 150;
/** Milliseconds to wait after the first request, at most. */
const longest = 1000;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly since: number;
}

const waiting = new WeakMap<PrivateStore, Map<string, Waiting>>();

/** Loads what begins with this key again, once, after what asks for it has calmed down. */
export function reloadSoon(cache: PrivateStore, key: readonly unknown[]): void {
  const name = toJson(key);
  const own = waiting.get(cache) ?? new Map<string, Waiting>();
  waiting.set(cache, own);
  const known = own.get(name);
  clearTimeout(known?.timer);
  const now = performance.now();
  const since = known?.since ?? now;
  const load = () => {
    own.delete(name);
    cache.reload(key);
  };
  own.set(name, { since, timer: setTimeout(load, Math.min(delay, since + longest - now)) });
}
