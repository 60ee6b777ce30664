import type { Runtime } from '../runtime/runtime';
import { accountOf, type TokenSource } from './account';

/** Token functions of the page. Several elements of a runtime may have one; the last one added is used. */
const sources = new WeakMap<Runtime, readonly TokenSource[]>();

export function addTokenSource(runtime: Runtime, source: TokenSource): void {
  sources.set(runtime, [...without(runtime, source), source]);
  accountOf(runtime).setSource(source);
}

/** Whether the page says who is signed in: then only the page can sign out. */
export function hasTokenSource(runtime: Runtime): boolean {
  return (sources.get(runtime) ?? []).length > 0;
}

/** Removes the function of an element that is gone, or one that returns null now. Signs out only if no other source is left. */
export function removeTokenSource(runtime: Runtime, source: TokenSource): void {
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
