import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountServer, countingHasher, somewhere, startAccountServer } from '../support/accountServer';
import { all, type Call } from '../support/everyCall';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

const points = 20;
let server: AccountServer;
let token: string;
let address: string;

beforeAll(async () => {
  server = await startAccountServer(await engines[0].start(), {
    hasher: countingHasher(),
    readLimit: { points, seconds: 60 },
  });
  ({ token } = await storeUser(server));
});
afterAll(() => server?.stop());
beforeEach(() => {
  address = somewhere();
  // Calls are counted by minutes of the clock, and one might end in between.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let times = 0;
const ask = ({ method, path, body }: Call, from = address) =>
  server.app.inject({
    method,
    url: path.replace('{id}', '999999999'),
    remoteAddress: from,
    headers: {
      authorization: `Token ${token}`,
      // Nobody has set a trusted proxy.
      'x-forwarded-for': `203.0.113.${times++ % 250}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: '{}' }),
  });

describe('X15: a burst of any call from one address', () => {
  test.each(all)('%s', async (_, call) => {
    let answer = await ask(call);
    for (let time = 1; time <= points && answer.statusCode !== 429; time++) answer = await ask(call);
    expect([call.name, answer.statusCode, call.statuses.includes(429)]).toEqual([call.name, 429, true]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/Повторите через \d+/) });
    // Of a stranger: the same user is let in from elsewhere.
    expect((await ask(call, somewhere())).statusCode).not.toBe(429);
  });
});

describe('X15: a burst of made-up pictures from one address', () => {
  const picture = (path: string, from = address) => server.app.inject({ url: path, remoteAddress: from });
  const madeUp = (index: number, size = 320) => `/media/${index.toString(16).padStart(32, '0')}/${size}.jpg`;
  const publicPicture = async () => {
    const { hash, widths } = await server.db
      .selectFrom('pictures')
      .innerJoin('photos', 'photos.picture_id', 'pictures.id')
      .innerJoin('listings', 'listings.id', 'photos.listing_id')
      .select(['hash', 'widths'])
      .where('status', '=', 1)
      .where('is_deleted', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    return (width = widths[0]) => `/media/${hash}/${width}.jpg`;
  };

  test('ends with 429 and the time to wait, for this address alone', async () => {
    for (let index = 0; index < points; index++) expect((await picture(madeUp(index))).statusCode).toBe(404);
    const refused = await picture(madeUp(points));
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.json()).toEqual({ detail: expect.stringMatching(/Повторите через \d+/) });
    expect((await picture(madeUp(points), somewhere())).statusCode).toBe(404);
  });

  test('counts sizes that no picture has', async () => {
    const path = await publicPicture();
    for (let index = 0; index < points; index++) expect((await picture(path(7000 + index))).statusCode).toBe(404);
    expect((await picture(path(6999))).statusCode).toBe(429);
  });

  test('counts no picture that is there', async () => {
    const path = await publicPicture();
    for (let time = 0; time < 2 * points; time++) expect((await picture(path())).statusCode).toBe(200);
    expect((await picture(madeUp(1))).statusCode).toBe(404);
  });
});
