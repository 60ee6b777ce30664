import { repairQuery } from '../../../src/domain/search/repairQuery';

/** Returns the search that a pasted address without a route means: in capitals, or with '&' where its '?' was. Null for anything else. */
export function addressMeant(url: string): string | null {
  const [address, query] = /^\/realty\/*(?:[?&](.*))?$/is.exec(url) ?? [];
  if (address === undefined) return null;
  return query ? `/realty?${repairQuery(query)}` : '/realty';
}
