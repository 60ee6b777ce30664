/** The reference server: database, migrations, pictures, seed, then the API and the pages. Settings: see README. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { summaryStore } from './accounts/summaryStore';
import { SettingError } from './config/settingError';
import { readSettings, type Settings } from './config/settings';
import type { ConnectionSettings } from './database/connect';
import { DatabaseProblem } from './database/databaseProblem';
import { openPools } from './database/pools';
import { eventStore } from './events/eventStore';
import { liveEvents } from './events/liveEvents';
import { announceClosing, closeGracefully } from './http/gracefulClose';
import { logging } from './http/logging';
import type { JobRunner } from './jobs/jobRunner';
import { countJobs } from './jobs/jobStore';
import { messageOf } from './messageOf';
import { createApi } from './operation/api';
import { endStartOnSignal, failStart, nameSteps, onFailedStart } from './operation/failedStart';
import { createMetrics } from './operation/metrics';
import { type MetricsServer, startMetricsServer } from './operation/metricsServer';
import { listening, PortProblem } from './operation/portProblem';
import { startWorker } from './operation/worker';
import { createWorkerApp } from './operation/workerApp';
import { withComposed } from './pictures/composed/composedFiles';
import { builtInPictures, preparePictures } from './pictures/library';
import { instanceOf, openPictures } from './pictures/openPictures';
import { giveUpUploads } from './pictures/removeUnused';
import { type PostgresWatch, startEmbeddedPostgres } from './postgres/embeddedPostgres';
import { PostgresProblem } from './postgres/postgresProblem';
import { readLag } from './search/feed/feedState';
import { prepareDatabase } from './seed/prepareDatabase';
import { startTracing } from './tracing/startTracing';
import { viewCounter } from './views/viewCounter';
import { forgetViews, writeViews } from './views/viewStore';

// The development build of React takes three times as long for server-side rendering. It is loaded with the first page.
process.env.NODE_ENV ??= 'production';

const watchPostgres: PostgresWatch = {
  onRestart: () => console.error('The embedded PostgreSQL had died and was started again'),
  onGiveUp({ message }) {
    console.error(message);
    process.exit(1);
  },
};

async function run(settings: Settings): Promise<void> {
  const leaveSignals = endStartOnSignal();
  const waitFor = nameSteps((text) => console.error(text));
  waitFor('the embedded database and the pictures');
  const tracing = settings.isTraced ? await startTracing((text) => console.error(text)) : null;
  if (tracing) onFailedStart(() => tracing.end());
  const pictures = openPictures(settings);
  const [embedded, builtIn] = await Promise.all([
    settings.databaseUrl ? null : startEmbeddedPostgres(settings.dataDir, watchPostgres),
    preparePictures(builtInPictures, pictures.builtIn),
  ]);
  if (embedded) onFailedStart(() => embedded.stop());
  const target: ConnectionSettings['target'] = embedded ? embedded.target : { url: settings.databaseUrl ?? '' };
  waitFor('the database to be checked and prepared');
  await prepareDatabase(target, builtIn, settings);
  waitFor('what the server reads from the database');

  const pools = openPools({
    target,
    pooler: settings.poolerUrl === null ? null : { url: settings.poolerUrl },
    replica: settings.replica && { target: { url: settings.replica.url }, maxLag: settings.replica.maxLagSeconds * 1000 },
    onReplicaChange: (text) => console.error(text),
    hasFeed: settings.listingsFeed !== null && settings.roles.includes('worker'),
    onError: (error) => console.error(`Database connection: ${error.message}`),
  });
  const pictureFiles = withComposed(pictures.files, pictures.builtIn, pools.db);
  onFailedStart(() => pools.end());
  const views = viewCounter({
    write: (batch) => writeViews(pools.db, batch),
    newDay: (day) => forgetViews(pools.db, day),
    onError: (error) => app.log.warn({ reason: messageOf(error) }, 'views wait for the next batch'),
  });
  const live = settings.roles.includes('api')
    ? liveEvents({
        pool: pools.events,
        store: eventStore(pools.eventsDb),
        totals: summaryStore(pools.eventsDb),
        onError: (error) => app.log.warn({ reason: messageOf(error) }, 'events wait'),
      })
    : null;
  const metrics = createMetrics({
    pools: pools.all,
    countJobs: () => countJobs(pools.health),
    viewsWaiting: views.waiting,
    openStreams: live?.count,
    replica: pools.replica?.state,
    search: settings.searchEngine && { lag: () => readLag(pools.healthDb) },
  });
  const logger = logging(settings.logLevel);
  if (settings.roles.includes('api')) {
    const removeFiles = await giveUpUploads(pools.db, pictureFiles, instanceOf(settings));
    // The start does not wait for the files to be removed, because the storage may be slower than the database.
    removeFiles().catch((error: unknown) => console.error(`Files of unfinished uploads stay for now: ${messageOf(error)}`));
  }
  const app = live
    ? await createApi(settings, pools, { pictureFiles, views, live, metrics, logger })
    : await createWorkerApp({ checkDatabase: pools.checkDatabase, logger });
  const ownUrl = () => `http://localhost:${portOf(app, settings)}`;
  let worker: JobRunner | null = null;
  let metricsServer: MetricsServer | null = null;
  const closing = announceClosing(app);
  // Before the pools, whose connections it holds.
  onFailedStart(() => app.close());

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
    await worker?.stop();
    await Promise.all([tracing?.end(), pools.end()]);
    await embedded?.stop();
    process.exit(0);
  };
  leaveSignals();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  waitFor('its ports');
  if (settings.metrics) metricsServer = await startMetricsServer(metrics, settings.metrics);
  if (metricsServer) console.log(`Metrics: http://localhost:${metricsServer.port}/metrics`);
  await listening('HOST, PORT', settings, app.listen({ port: settings.port, host: settings.host }));
  waitFor('background jobs');
  if (settings.roles.includes('worker')) worker = await startWorker(settings, pools, { log: app.log, metrics, pictureFiles, ownUrl });
  waitFor(null);
  console.log(`Ready: ${ownUrl()}`);
}

function portOf({ server }: FastifyInstance, settings: Settings): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : settings.port;
}

try {
  await run(readSettings(process.env));
} catch (error) {
  // What an operator can put right needs no stack.
  const isPlain = [SettingError, DatabaseProblem, PostgresProblem, PortProblem].some((plain) => error instanceof plain);
  await failStart(() => console.error(isPlain && error instanceof Error ? error.message : error));
}
