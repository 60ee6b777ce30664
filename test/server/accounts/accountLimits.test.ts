import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AccountServer,
  type Answer,
  countingHasher,
  type Person,
  someone,
  somewhere,
  startAccountServer,
} from '../support/accountServer';
import { engines } from '../support/seededServer';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('limits and expiry of accounts', () => {
  const hasher = countingHasher();
  let server: AccountServer;
  let person: Person;
  beforeAll(async () => {
    server = await startAccountServer(await engines[0].start(), { hasher });
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    // Real timers: the database driver needs them.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
    person = someone();
    expect((await server.register(person, somewhere())).status).toBe(201);
  });
  afterEach(() => vi.useRealTimers());

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const right = (from: string) => server.signIn(person.email, person.password, from);
  const wrong = (from: string, email = person.email) => server.signIn(email, 'Wrong123', from);
  const tokenFrom = (answer: Answer) => (answer.body as { token: string }).token;
  const statuses = async (calls: number, call: () => Promise<Answer>) => {
    const seen: number[] = [];
    for (let index = 0; index < calls; index++) seen.push((await call()).status);
    return seen;
  };

  test('five wrong passwords block the account for that address for 15 minutes', async () => {
    const address = somewhere();
    expect(await statuses(5, () => wrong(address))).toEqual([400, 400, 400, 400, 400]);
    const before = hasher.comparisons;
    expect(await right(address)).toMatchObject({
      status: 429,
      body: { detail: 'Слишком много попыток. Повторите через 15 минут.' },
      headers: { 'retry-after': '900', 'cache-control': 'no-store' },
    });
    expect(hasher.comparisons).toBe(before);
    expect((await right(somewhere())).status).toBe(200);
    const neighbour = someone();
    await server.register(neighbour, somewhere());
    expect((await server.signIn(neighbour.email, neighbour.password, address)).status).toBe(200);
    later(14 * minute);
    expect((await right(address)).headers['retry-after']).toBe('60');
    later(minute);
    expect((await right(address)).status).toBe(200);
  });

  test('unknown accounts are blocked the same way', async () => {
    const address = somewhere();
    expect(await statuses(6, () => wrong(address, 'nobody@example.ru'))).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await statuses(6, () => wrong(address, ' NOBODY2@example.ru'))).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await wrong(address, 'nobody2@EXAMPLE.ru ')).status).toBe(429);
  });

  test('the right password resets the counter', async () => {
    const address = somewhere();
    expect(await statuses(4, () => wrong(address))).toEqual([400, 400, 400, 400]);
    expect((await right(address)).status).toBe(200);
    expect(await statuses(6, () => wrong(address))).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('one address has thirty wrong attempts for all accounts; successful ones do not count', async () => {
    const address = somewhere();
    expect(await statuses(40, () => right(address))).not.toContain(429);
    let guessed = 0;
    const guess = () => wrong(address, `guess${guessed++}@example.ru`);
    expect(await statuses(31, guess)).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    expect((await right(address)).status).toBe(429);
    expect((await right(somewhere())).status).toBe(200);
  });

  test('an IPv6 address counts as its /64 network', async () => {
    let host = 0;
    const call = () => wrong(`2001:db8:1:2:${(host++).toString(16)}::1`);
    expect(await statuses(6, call)).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await wrong('2001:db8:1:3::1')).status).toBe(400);
    const mapped = somewhere();
    expect(await statuses(5, () => wrong(mapped))).not.toContain(429);
    expect((await wrong(`::ffff:${mapped}`)).status).toBe(429);
  });

  test('guessing from many addresses is blocked, without locking the owner out of known addresses', async () => {
    const [home, device] = [somewhere(), somewhere()];
    expect((await right(home)).status).toBe(200);
    expect(await statuses(31, () => wrong(somewhere()))).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    expect((await right(somewhere())).status).toBe(429);
    expect(await statuses(2, () => right(home))).toEqual([200, 200]);
    later(hour);
    expect((await right(device)).status).toBe(200);
    // After a while an unused address is unknown again.
    later(91 * day);
    expect(await statuses(30, () => wrong(somewhere()))).not.toContain(429);
    expect((await right(home)).status).toBe(429);
  });

  test('nobody can be locked out of the sign-in after their registration', async () => {
    const [newcomer, address] = [someone(), somewhere()];
    expect(await statuses(31, () => wrong(somewhere(), newcomer.email))).toContain(429);
    expect((await server.register(newcomer, address)).status).toBe(201);
    expect((await server.signIn(newcomer.email, newcomer.password, address)).status).toBe(200);
  });

  test('one address may register twenty times an hour; invalid forms do not count', async () => {
    const address = somewhere();
    expect(await statuses(25, () => server.register({ ...someone(), first_name: '' }, address))).not.toContain(429);
    const taken = () => server.register(person, address);
    expect(await statuses(20, taken)).not.toContain(429);
    expect(await taken()).toMatchObject({
      status: 429,
      body: { status_code: 429, message: 'Слишком много попыток. Повторите через 60 минут.' },
      headers: { 'retry-after': '3600' },
    });
    later(hour);
    expect((await server.register(someone(), address)).status).toBe(201);
  });

  test('a token expires after 30 days without use or 180 in total, and its use is recorded once a minute', async () => {
    const [idle, used] = [tokenFrom(await right(somewhere())), tokenFrom(await right(somewhere()))];
    const lastUses = async () => {
      const rows = await server.db
        .selectFrom('auth_tokens')
        .innerJoin('users', 'users.id', 'user_id')
        .select('last_used_at')
        .where('email', '=', person.email)
        .orderBy('auth_tokens.id')
        .execute();
      return rows.map(({ last_used_at }) => last_used_at.getTime());
    };
    const [begin = 0] = await lastUses();
    later(minute - 1);
    await server.profile(used);
    expect(await lastUses()).toEqual([begin, begin]);
    later(1);
    await Promise.all([server.profile(used), server.profile(used)]);
    expect(await lastUses()).toEqual([begin, begin + minute]);

    later(30 * day - minute - 1);
    expect((await server.profile(used)).status).toBe(200);
    later(1);
    expect((await server.profile(idle)).status).toBe(401);
    for (let month = 0; month < 5; month++) {
      expect((await server.profile(used)).status).toBe(200);
      later(29 * day);
    }
    expect((await server.profile(used)).status).toBe(200);
    later(5 * day);
    expect((await server.profile(used)).status).toBe(401);
  });

  test('only expired rows are removed', async () => {
    const [old, young] = [tokenFrom(await right(somewhere())), somewhere()];
    await wrong(young);
    later(30 * day);
    const fresh = tokenFrom(await right(young));
    await wrong(young);
    await server.accounts.removeExpired();
    const tokens = await server.db
      .selectFrom('auth_tokens')
      .innerJoin('users', 'users.id', 'user_id')
      .select('auth_tokens.id')
      .where('email', '=', person.email)
      .execute();
    expect(tokens).toHaveLength(1);
    const expired = await server.db.selectFrom('rate_limits').select('key').where('expire', '<=', Date.now()).execute();
    expect(expired).toEqual([]);
    expect((await server.profile(old)).status).toBe(401);
    expect((await server.profile(fresh)).status).toBe(200);
    expect(await statuses(5, () => wrong(young))).toEqual([400, 400, 400, 400, 429]);
  });
});

describe('addresses behind a proxy', () => {
  const header = (server: AccountServer, forwarded: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/token-auth/',
      remoteAddress,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      payload: { username: 'nobody@example.ru', password: 'Wrong123' },
    });
  const run = async (server: AccountServer, forwarded: (index: number) => string) => {
    const from = somewhere();
    const seen: number[] = [];
    for (let index = 0; index < 6; index++) seen.push((await header(server, forwarded(index), from)).statusCode);
    await server.stop();
    return seen;
  };
  const begin = async (trustProxy?: number) => startAccountServer(await engines[0].start(), { hasher: countingHasher(), trustProxy });
  const limited = [400, 400, 400, 400, 400, 429];

  test('X-Forwarded-For is trusted only if configured, and only the part added by the proxy', async () => {
    expect(await run(await begin(), (index) => `198.51.100.${index}`)).toEqual(limited);
    expect(await run(await begin(1), (index) => `198.51.100.${index}`)).toEqual(limited.map(() => 400));
    expect(await run(await begin(1), (index) => `198.51.100.${index}, 203.0.113.7`)).toEqual(limited);
  });
});
