import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountServer, countingHasher, somewhere, startAccountServer } from '../support/accountServer';
import { type Call, named } from '../support/everyCall';
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
  test.each(named)('%s', async (_, call) => {
    let answer = await ask(call);
    for (let time = 1; time <= points && answer.statusCode !== 429; time++) answer = await ask(call);
    expect([call.name, answer.statusCode, call.statuses.includes(429)]).toEqual([call.name, 429, true]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/Повторите через \d+/) });
    // Of a stranger: the same user is let in from elsewhere.
    expect((await ask(call, somewhere())).statusCode).not.toBe(429);
  });
});
