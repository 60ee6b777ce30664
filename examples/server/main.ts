/** The reference server: database, migrations, pictures, seed, then the API and the pages. Settings: see README. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from './accounts/accounts';
import { startCleanUp } from './accounts/cleanUp';
import { complaintStore } from './complaints/complaintStore';
import { SettingError } from './config/settingError';
import { readSettings, type Settings } from './config/settings';
import { type ConnectionSettings, openDatabase, openPool } from './database/connect';
import { loadSecret } from './database/loadSecret';
import { migrate } from './database/migrate';
import { openPools } from './database/pools';
import { createApp } from './http/app';
import { announceClosing, closeGracefully } from './http/gracefulClose';
import { logging } from './http/logging';
import { readLimit } from './http/readLimits';
import { listingStore } from './listings/listingStore';
import { mapStore } from './listings/mapStore';
import { ownerStore } from './listings/ownerStore';
import { outboxOf } from './mail/outbox';
import { sendLetters } from './mail/sendLetters';
import { folderTransport, smtpTransport } from './mail/transports';
import { welcomeLetter } from './mail/welcomeLetter';
import { loadStations } from './metro/stations';
import { storeStations } from './metro/storeStations';
import { createMetrics } from './operation/metrics';
import { startMetricsServer } from './operation/metricsServer';
import { builtInPictures, preparePictures } from './pictures/library';
import { publicPictures } from './pictures/pictureAccess';
import { pictureLinks } from './pictures/pictureLinks';
import { storePictures } from './pictures/pictureStore';
import { type PostgresWatch, startEmbeddedPostgres } from './postgres/embeddedPostgres';
import { PostgresProblem } from './postgres/postgresProblem';
import { questionStore } from './questions/questionStore';
import { storeQuestions } from './questions/storeQuestions';
import { addDemoAccount, demoAccount } from './seed/demoAccount';
import { readFacts, readStations } from './seed/facts';
import { seedDatabase } from './seed/seedDatabase';
import { viewCounter } from './views/viewCounter';
import { forgetViews, writeViews } from './views/viewStore';

const watchPostgres: PostgresWatch = {
  onRestart: () => console.error('The embedded PostgreSQL had died and was started again'),
  onGiveUp({ message }) {
    console.error(message);
    process.exit(1);
  },
};

async function run(settings: Settings): Promise<void> {
  const pictureDir = join(settings.dataDir, 'pictures');
  const [embedded, pictures] = await Promise.all([
    settings.databaseUrl ? null : startEmbeddedPostgres(settings.dataDir, watchPostgres),
    preparePictures(builtInPictures, pictureDir),
  ]);
  const target: ConnectionSettings['target'] = embedded ? embedded.target : { url: settings.databaseUrl ?? '' };
  await prepareDatabase(target, pictures, settings);

  const pools = openPools({ target, onError: (error) => console.error(`Database connection: ${error.message}`) });
  const { db } = pools;
  const stations = await loadStations(db);
  const views = viewCounter({
    write: (batch) => writeViews(db, batch),
    newDay: (day) => forgetViews(db, day),
    onError: (error) => app.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'views wait for the next batch'),
  });
  const { smtpUrl, sender } = settings.mail;
  const outbox = outboxOf(db);
  const letterSender = sendLetters({
    outbox,
    transport: smtpUrl === null ? folderTransport(join(settings.dataDir, 'mail'), sender) : smtpTransport(smtpUrl, sender),
    onFailure: (failure) => app.log.warn(failure, 'a letter was not sent'),
    onError: (error) => app.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'letters wait'),
  });
  const accounts = createAccounts(db, pools.requests, {
    welcome: {
      letterTo: (user) =>
        welcomeLetter(user, { url: settings.publicUrl ?? `http://localhost:${portOf(app, settings)}`, support: sender.support }),
      onWritten: letterSender.wake,
    },
  });
  const metrics = createMetrics({
    pools: pools.all,
    countLetters: outboxOf(pools.healthDb).count,
    viewsWaiting: views.waiting,
  });
  const app = await createApp({
    listings: listingStore(db, stations),
    map: mapStore(db),
    stations,
    views,
    accounts,
    owners: ownerStore(db),
    complaints: complaintStore(db),
    questions: questionStore(pools.contentDb),
    pictureDir,
    isPublicPicture: publicPictures(db),
    pictureLinks: pictureLinks(await loadSecret(db, 'pictures')),
    checkDatabase: pools.checkDatabase,
    allowedOrigins: settings.allowedOrigins,
    trustProxy: settings.trustProxy,
    readLimit: settings.hasRateLimits ? readLimit : null,
    publicUrl: settings.publicUrl,
    imageHosts: settings.imageHosts,
    logger: logging(settings.logLevel),
    metrics,
  });
  const closing = announceClosing(app);
  const removeOld = async () => {
    await accounts.removeExpired();
    await outbox.removeOld();
  };
  const stopCleanUp = startCleanUp(removeOld, (error) => app.log.warn({ err: error }, 'nothing was cleaned up'));

  let stoppingSince: number | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // One Ctrl+C may arrive twice, from the terminal and from a parent process; a second one later forces the exit.
      if (performance.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    app.log.info({ signal }, 'closing');
    closing.begin();
    // A balancer stops sending requests when it has seen that. Nobody waits for Ctrl+C.
    if (signal === 'SIGTERM') await delay(settings.drainSeconds * 1000);
    await closeGracefully(app);
    metricsServer?.close();
    await stopCleanUp();
    await letterSender.stop();
    await pools.end();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const metricsServer = settings.metrics && (await startMetricsServer(metrics, settings.metrics));
  if (metricsServer) console.log(`Metrics: http://localhost:${metricsServer.port}/metrics`);
  await app.listen({ port: settings.port, host: settings.host });
  console.log(`Ready: http://localhost:${portOf(app, settings)}`);
}

function portOf({ server }: FastifyInstance, settings: Settings): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : settings.port;
}

/** Creates the schema, pictures and, the first time, listings. These statements have no time limit. */
async function prepareDatabase(
  target: ConnectionSettings['target'],
  pictures: Awaited<ReturnType<typeof preparePictures>>,
  settings: Settings,
): Promise<void> {
  const pool = openPool({ target, statementTimeout: 0, poolSize: 2 });
  const db = openDatabase(pool);
  try {
    await migrate(db);
    await storePictures(db, pictures);
    await storeQuestions(db);
    await storeStations(pool, await readStations());
    const seeded = await db.selectFrom('seed_runs').select('id').executeTakeFirst();
    if (seeded || settings.seedListings === 0) return;
    const started = performance.now();
    const facts = await readFacts(settings.housesCsv);
    if (await seedDatabase(pool, { facts, listings: settings.seedListings, seededAt: new Date() })) {
      console.log(`Seeded ${settings.seedListings} listings in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      if (settings.hasDemoAccount) {
        await addDemoAccount(db);
        console.log(`To try the site, sign in as ${demoAccount.email} with the password ${demoAccount.password}`);
      }
    }
  } finally {
    await db.destroy();
  }
}

try {
  await run(readSettings(process.env));
} catch (error) {
  // What an operator can put right needs no stack.
  console.error(error instanceof SettingError || error instanceof PostgresProblem ? error.message : error);
  process.exit(1);
}
