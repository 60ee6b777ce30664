import { pageScope } from '../state/runtime/pageScope';

/** Warns once per page, and only if the versions differ. */
export function warnOfTwoVersions(first: string, second: string): void {
  const shared = pageScope();
  if (first === second || shared.hasWarned) return;
  shared.hasWarned = true;
  console.warn(`Квартал: две версии, ${first} и ${second}, работает первая. Нужен один тег script.`);
}
