import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { signIn } from '../../src/api/account';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import { listingWriteEndpoints } from '../../src/api/listing/myListings';
import { endpoints } from '../../src/api/reference';
import { register } from '../../src/api/registration';
import { encodeListingForm } from '../../src/api/wire/listing/listingForm';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { startSphinx } from '../../test/server/search/sphinx';
import { startSmtpServer } from '../../test/server/support/mail/smtpServer';
import { freePort } from '../../test/server/support/postgres';
import { startS3Server } from '../../test/server/support/s3Server';
import { end } from '../../test/server/support/serverProcess';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { aRegistration } from './aRegistration';
import { ask, Tally } from './asking';
import { type Row, rowOf } from './row';
import type { World } from './world';
import { startWriters } from './writers';

/** Returns how long it took until this holds, ms; null beyond the limit. */
async function until(holds: () => boolean | Promise<boolean>, limit: number): Promise<number | null> {
  const since = performance.now();
  while (performance.now() - since < limit) {
    if (await holds()) return Math.round(performance.now() - since);
    await delay(50);
  }
  return null;
}

/** Nothing listens where the mail server was; later it is back. */
export async function mailGone(world: World): Promise<Row> {
  const tally = new Tally();
  const [smtp, port] = [await startSmtpServer(), await freePort()];
  const server = await world.serve({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Квартал <hello@kvartal.example>' });
  const { origin } = server;
  const writers = startWriters(world, () => [origin], tally);
  const transport = { baseUrl: `${origin}/api`, fetch, token: () => null };
  const person = { email: 'mail-gone@example.com', password: 'Pond7walksSlowly' };
  const since = performance.now();
  await register(transport, aRegistration({ ...person, phone: '9035550103' }));
  const registration = Math.round(performance.now() - since);
  const failed = await until(() => server.output().includes('a job failed'), 10_000);
  const isSignedIn = Boolean(await signIn(transport, person));
  // It is back.
  const front = createServer((socket) => {
    const forward = connect(Number(new URL(smtp.url).port), '127.0.0.1');
    for (const end of [socket, forward]) end.on('error', () => end.destroy());
    socket.pipe(forward).pipe(socket);
  }).listen(port, '127.0.0.1');
  await once(front, 'listening');
  const delivered = await until(() => smtp.received.some(({ to }) => to.includes(person.email)), 60_000);
  const written = await writers.stop();
  await end(server.child, 'SIGTERM');
  front.close();
  await smtp.stop();
  return rowOf('mail gone', {
    tally,
    written,
    figures: { 'registration, ms': registration, 'delivered after it was back, ms': delivered },
    expected: {
      'the letter was tried while mail was gone': failed !== null,
      'the account is there': isSignedIn,
      'the letter arrives later': delivered !== null,
    },
  });
}

/** The storage of pictures takes no connection; later it is back. */
export async function storageGone(world: World): Promise<Row> {
  const tally = new Tally();
  const folder = await temporaryFolder();
  const storage = await startS3Server(folder);
  const { endpoint, bucket, accessKeyId, secretAccessKey } = storage.settings;
  const server = await world.serve({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const { origin } = server;
  const writers = startWriters(world, () => [origin], tally);
  storage.behaves('is down');
  const pixels = { width: 300, height: 200, channels: 3 } as const;
  const photo = await sharp(randomBytes(300 * 200 * 3), { raw: pixels })
    .jpeg()
    .toBuffer();
  const body = JSON.stringify(encodeListingForm(aListingForm(), [photo.toString('base64')]));
  const key = newIdempotencyKey();
  const create = async () => {
    const answer = await ask(`${origin}/api${listingWriteEndpoints.create('sale')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${world.owner.token}`, 'idempotency-key': key },
      body,
    });
    tally.add('creating a listing', answer);
    return answer;
  };
  const stored = async () => {
    const { count } = await world.db
      .selectFrom('listings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('owner_id', '=', world.owner.userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const refused = await create();
  const search = await ask(`${origin}/api/realty/?price_max=2345000`);
  tally.add('GET /api/realty/', search);
  const storedMeanwhile = await stored();
  storage.behaves('answers');
  const back = await until(async () => (await create()).status === 201, 10_000);
  const storedAfterwards = await stored();
  const written = await writers.stop();
  await end(server.child, 'SIGTERM');
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
  return rowOf('storage gone', {
    tally,
    written,
    figures: { 'a listing with a photo': refused.status, 'refused after, ms': Math.round(refused.ms), 'taken after it was back, ms': back },
    expected: {
      'a listing with a photo is refused with 503': refused.status === 503,
      'nothing of it is stored': storedMeanwhile === 0,
      'the search answers': search.status === 200,
      'the listing is taken later, once': back !== null && storedAfterwards === 1,
    },
  });
}

/** Both nodes of the index of the search die; later they are back. */
export async function indexGone(world: World): Promise<Row> {
  const tally = new Tally();
  const [searchd, metricsPort] = [await startSphinx(), await freePort()];
  const server = await world.serve({ SEARCH_URL: searchd.url, METRICS_PORT: String(metricsPort), SEARCH_CACHES: 'none' });
  const { origin } = server;
  const answersOf = async (source: string) => {
    const { text } = await ask(`http://127.0.0.1:${metricsPort}/metrics`);
    return [...text.matchAll(/^kvartal_search_answers_total\{source="(\w+)".*\} (\d+)$/gm)]
      .filter(([, name]) => name === source)
      .reduce((sum, [, , count]) => sum + Number(count), 0);
  };
  const query = '?price_max=20000000';
  const counts: (string | null)[] = [];
  const search = async () => {
    const [page, count] = await Promise.all(['', 'count/'].map((call) => ask(`${origin}/api${endpoints.search}${call}${query}`)));
    for (const answer of [page, count]) if (answer) tally.add('GET /api/realty/', answer);
    counts.push(page?.status === 200 ? (/"count":\s*(\d+)/.exec(count?.text ?? '')?.[1] ?? null) : null);
  };
  const isAnswering = async () => {
    const before = await answersOf('index');
    await search();
    return (await answersOf('index')) > before;
  };
  const built = await until(isAnswering, 60_000);
  const writers = startWriters(world, () => [origin], tally);
  await Promise.all([searchd.kill(0), searchd.kill(1)]);
  const fallbacks = await answersOf('postgres');
  for (let turn = 0; turn < 20; turn += 1) await search();
  const answeredByDatabase = (await answersOf('postgres')) - fallbacks;
  await Promise.all([searchd.start(0), searchd.start(1)]);
  const back = await until(isAnswering, 60_000);
  const written = await writers.stop();
  await end(server.child, 'SIGTERM');
  await searchd.stop();
  return rowOf('index gone', {
    tally,
    written,
    figures: { 'index answers, ms': built, 'answers of the database meanwhile': answeredByDatabase, 'index answers again, ms': back },
    expected: {
      'the index answers before': built !== null,
      'every search has the same count': new Set(counts).size === 1 && counts[0] !== null,
      'the database answers meanwhile, and the metric says so': answeredByDatabase > 0,
      'the index answers again': back !== null,
    },
  });
}
