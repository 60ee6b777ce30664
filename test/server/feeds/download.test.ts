import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { isPublicAddress } from '../../../examples/server/feeds/download/publicAddress';
import { openFeed, openIfChanged } from '../../../examples/server/feeds/openFeed';
import type { FileValidators } from '../../../examples/server/feeds/readFeed';
import { checkForTest, yandexFeed, yandexOffer } from './feedXml';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function agency(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = (url: string, hosts: readonly string[] = ['127.0.0.1']) => checkForTest(() => openFeed(url, hosts));
const feed = yandexFeed(yandexOffer('1', { image: '<image>/1.jpg</image>' }));

it('loads a packed feed through redirects, with the name and password of its address for its own server alone', async () => {
  const seen: (string | undefined)[] = [];
  const other = await agency((request, response) => {
    seen.push(request.headers.authorization);
    response.end(feed);
  });
  const host = await agency((request, response) => {
    seen.push(request.headers.authorization);
    if (request.url === '/') response.writeHead(302, { location: '/feed.xml' }).end();
    else if (request.url === '/away') response.writeHead(302, { location: `http://${other}/` }).end();
    else response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/xml; charset=windows-1251' }).end(gzipSync(feed));
  });
  const { offers, problem } = await check(`http://agent:secret@${host}/`);
  expect(problem).toBeNull();
  expect(offers[0]?.listing?.photos).toEqual([`http://${host}/1.jpg`]);
  expect((await check(`http://agent:secret@${host}/away`)).problem).toBeNull();
  const known = `Basic ${btoa('agent:secret')}`;
  expect(seen).toEqual([known, known, known, undefined]);
});

it('asks whether a feed has changed by what its server said of it, through redirects', async () => {
  const seen: unknown[] = [];
  const host = await agency((request, response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
    seen.push([etag, since]);
    if (request.url === '/') response.writeHead(302, { location: '/feed.xml' }).end();
    else if (etag === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"', 'last-modified': 'Sat, 28 Nov 2026 21:00:00 GMT' }).end(feed);
  });
  const ask = (known: FileValidators | null) => openIfChanged(`http://${host}/`, ['127.0.0.1'], known);
  const first = await ask(null);
  if (first === 'unchanged') throw new Error('Nothing was known of it');
  first.bytes.destroy();
  expect(first.validators).toEqual({ etag: '"1"', lastModified: 'Sat, 28 Nov 2026 21:00:00 GMT' });
  expect(await ask(first.validators ?? null)).toBe('unchanged');
  const sent = ['"1"', 'Sat, 28 Nov 2026 21:00:00 GMT'];
  expect(seen).toEqual([[undefined, undefined], [undefined, undefined], sent, sent]);
  // Who asks nothing of the kind gets the file, or an error.
  const wrong = await agency((_, response) => response.writeHead(304).end());
  expect((await check(`http://${wrong}/`)).problem?.text).toBe('Файл не открылся: 304.');
});

it.each([
  ['http://127.0.0.1/feed.xml'],
  ['http://localhost/feed.xml'],
  ['http://[::1]/feed.xml'],
  ['http://[::ffff:127.0.0.1]/feed.xml'],
  ['http://0x7f000001/feed.xml'],
  ['http://2130706433/feed.xml'],
  ['http://169.254.169.254/latest/meta-data'],
  ['http://10.0.0.1/feed.xml'],
  ['http://agency.example:6379/'],
  ['http://%zz@agency.example/feed.xml'],
])('does not load %s', async (url) => {
  expect((await check(url, [])).problem).toEqual({ kind: 'feed_address', text: 'Этот адрес загрузить нельзя.' });
});

it('checks the address of each redirect', async () => {
  const host = await agency((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end());
  expect((await check(`http://${host}/`)).problem?.kind).toBe('feed_address');
});

it.each([
  ['an error of the server', 500, {}, 'Файл не открылся: 500.'],
  ['redirects without an end', 302, { location: '/' }, 'Файл не открылся: больше 3 перенаправлений.'],
])('names %s', async (_, status, headers, text) => {
  const host = await agency((_request, response) => response.writeHead(status, headers).end());
  expect((await check(`http://${host}/`)).problem).toEqual({ kind: 'feed_unreachable', text });
});

it('takes nothing of a file that breaks off', async () => {
  const host = await agency((_, response) => {
    response.writeHead(200, { 'content-length': 1_000_000 });
    response.write(feed.slice(0, -20), () => response.destroy());
  });
  expect(await check(`http://${host}/`)).toMatchObject({ offers: [], problem: { kind: 'feed_unreachable' } });
});

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['100.64.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['0.0.0.0', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
])('says of %s whether anybody can reach it', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
