import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns the key of rate limits: an IPv4 address, or the /64 network of an IPv6 one, since each household has a whole network. */
export function visitorAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip ?? '')?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip ?? '')) return ip ?? 'unknown';
  const [head = '', tail = ''] = ip.replace(/%.*/, '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
