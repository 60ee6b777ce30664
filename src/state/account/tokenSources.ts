import type { Runtime } from '../runtime/runtime';
import { accountOf, type TokenSource } from './account';

/** Functions of a page that give a token. Several elements of a runtime may have one each: the last that came speaks for all. */
const sources = new WeakMap<Runtime, readonly TokenSource[]>();

/** This function speaks from now on. */
export function takeToken(runtime: Runtime, source: TokenSource): void {
  sources.set(runtime, [...without(runtime, source), source]);
  accountOf(runtime).setSource(source);
}

/** Its element has gone, or it knows of nobody any more. Where others are left nobody is signed out: the last of them speaks. */
export function dropToken(runtime: Runtime, source: TokenSource): void {
  const account = accountOf(runtime);
  const before = account.token();
  const left = without(runtime, source);
  sources.set(runtime, left);
  const next = left.at(-1) ?? null;
  const state = account.store.get();
  const isSame = before !== null && next?.() === before;
  account.setSource(next, isSame && state.status === 'signedIn' ? state.user : null);
}

function without(runtime: Runtime, source: TokenSource): readonly TokenSource[] {
  return (sources.get(runtime) ?? []).filter((one) => one !== source);
}
