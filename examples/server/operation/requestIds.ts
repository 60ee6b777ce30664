import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** What may stand in a log line as it is. UUIDs, hex digits and the usual trace ids fit. */
const validId = /^[\w.:=-]{8,128}$/;

/**
 * Returns the id of a request: the `X-Request-Id` of a trusted proxy, so that its log and ours name a request alike, otherwise a new one. A
 * visitor cannot choose it.
 */
export function requestIds(trustProxy: number | readonly string[] | null): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && validId.test(given) && isTrusted(socket?.remoteAddress ?? '') ? given : randomUUID();
  };
}

/** Whether an address is a proxy. With a number of proxies every connection comes from the last of them. */
export function trustOf(trustProxy: number | readonly string[] | null): (address: string) => boolean {
  if (trustProxy === null) return () => false;
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const proxies = new BlockList();
  for (const network of trustProxy) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
