import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedProblem } from '../feedNote';

/** Whether anybody can reach an address: not this machine, a private network, a link, multicast or one that stands for another. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/**
 * Returns a look-up for connections that leads to public addresses only. What was checked is what the connection goes to: a name that resolves
 * otherwise the second time is never asked a second time.
 */
export function publicLookup(allowedHosts: readonly string[]): LookupFunction {
  return (host, options, done) => {
    lookup(host, { all: true, family: Number(options.family ?? 0) || 0 }).then(
      (found) => {
        const usable = allowedHosts.includes(host) ? found : found.filter(({ address }) => isPublicAddress(address));
        const [first] = usable;
        if (!first) done(new FeedProblem('feed_address'), '', 0);
        else if (options.all) done(null, usable);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/**
 * Checks what stands in an address itself. Ports are those of the web, because others belong to services that take commands.
 * @throws FeedProblem for an address that is not loaded
 */
export function checkUrl(url: URL, allowedHosts: readonly string[]): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FeedProblem('feed_address');
  if (allowedHosts.includes(host)) return;
  if (url.port !== '' || (isIP(host) !== 0 && !isPublicAddress(host))) throw new FeedProblem('feed_address');
}
