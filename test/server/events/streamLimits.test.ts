import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summaryStore } from '../../../examples/server/accounts/summaryStore';
import { eventStore } from '../../../examples/server/events/eventStore';
import { liveEvents } from '../../../examples/server/events/liveEvents';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';

describe.each(engines)('streams on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('have limits', () => {
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start());
    });
    afterAll(() => server?.stop());

    test('one browser more than twenty is told to come later, also when all come at once', async () => {
      const { token } = await server.signedIn();
      const headers = { authorization: `Token ${token}`, accept: 'text/event-stream' };
      const open = () => server.app.inject({ url: '/api/events/', headers, payloadAsStream: true });
      const answers = await Promise.all(Array.from({ length: 21 }, open));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
      const refused = answers.find(({ statusCode }) => statusCode !== 200);
      expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '60']);
      // Who cannot have a stream asks.
      const { accept: _accept, ...asking } = headers;
      expect((await server.app.inject({ url: '/api/events/', headers: asking })).statusCode).toBe(200);
    });

    test('a user and an instance have so many; one that closes makes room', async () => {
      const live = liveEvents({
        pool: server.pool,
        store: eventStore(server.db),
        totals: summaryStore(server.db),
        most: { ofUser: 2, all: 3 },
      });
      const [one, other] = [await server.signedIn(), await server.signedIn()];
      const [first] = [await live.open(one.id, 'a', null), await live.open(one.id, 'b', null)];
      expect(await live.open(one.id, 'c', null)).toBeNull();
      expect(await live.open(other.id, 'd', null)).not.toBeNull();
      expect(await live.open(other.id, 'e', null)).toBeNull();
      first?.destroy();
      await expect.poll(() => live.count()).toBeLessThan(3);
      expect(await live.open(other.id, 'e', null)).not.toBeNull();
      await live.close();
    });
  });
});
