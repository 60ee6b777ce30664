/** The reference server: database, migrations, pictures, seed, then the API and the pages. Settings: see README. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from './accounts/accounts';
import { eraseWithLetters } from './accounts/erasure/eraseWithLetters';
import { summaryStore } from './accounts/summaryStore';
import { loadAddresses } from './addresses/addressRegister';
import { dadataService } from './addresses/dadataService';
import { createChats } from './chats/createChats';
import { notifyUnread } from './chats/notifyUnread';
import { spamMarks } from './chats/spamMarks';
import { chatComplaintReview } from './complaints/chatComplaintReview';
import { chatComplaintStore } from './complaints/chatComplaintStore';
import { complaintStore } from './complaints/complaintStore';
import { SettingError } from './config/settingError';
import { readSettings, type Settings } from './config/settings';
import type { ConnectionSettings } from './database/connect';
import { DatabaseProblem } from './database/databaseProblem';
import { loadSecret } from './database/loadSecret';
import { openPools, type Pools } from './database/pools';
import { purgeSender } from './edge/sendPurge';
import { startPurges } from './edge/startPurges';
import { eventStore } from './events/eventStore';
import { liveEvents } from './events/liveEvents';
import { type AppOptions, createApp } from './http/app';
import { announceClosing, closeGracefully } from './http/gracefulClose';
import { logging } from './http/logging';
import { defaultPageFolders } from './http/pages';
import { readLimit } from './http/readLimits';
import { cleanUp } from './jobs/cleanUp';
import { type JobRunner, startJobs } from './jobs/jobRunner';
import { countJobs } from './jobs/jobStore';
import { listingStore } from './listings/listingStore';
import { listingChecker } from './listings/moderation/checkListing';
import { createModeration } from './listings/moderation/createModeration';
import { postingReview } from './listings/moderation/postingReview';
import { ownerStore } from './listings/ownerStore';
import { priceStore } from './listings/similarPrices';
import { listingWrites } from './listings/writes/listingWrites';
import { ownListings } from './listings/writes/ownListings';
import { letterLimit } from './mail/letterLimit';
import { letterSender, reasonOf } from './mail/sendLetter';
import { folderTransport, smtpTransport } from './mail/transports';
import { letterWriter } from './mail/writeLetter';
import { folderGateway } from './messages/folderGateway';
import { httpGateway } from './messages/httpGateway';
import { loadStations } from './metro/stations';
import { notificationStore } from './notifications/notificationStore';
import { endStartOnSignal, failStart, onFailedStart } from './operation/failedStart';
import { createMetrics, type Metrics } from './operation/metrics';
import { type MetricsServer, startMetricsServer } from './operation/metricsServer';
import { listening, PortProblem } from './operation/portProblem';
import { createWorkerApp } from './operation/workerApp';
import { withComposed } from './pictures/composed/composedFiles';
import { builtInPictures, preparePictures } from './pictures/library';
import { instanceOf, openPictures } from './pictures/openPictures';
import { publicPictures } from './pictures/pictureAccess';
import { pictureLinks } from './pictures/pictureLinks';
import { giveUpUploads } from './pictures/removeUnused';
import { uploadsTo } from './pictures/uploadedPicture';
import { uploadJournal } from './pictures/uploadJournal';
import { type PostgresWatch, startEmbeddedPostgres } from './postgres/embeddedPostgres';
import { PostgresProblem } from './postgres/postgresProblem';
import { questionStore } from './questions/questionStore';
import { publishBuild } from './releases/publishBuild';
import { readLag } from './search/feed/feedState';
import { startFeed } from './search/feed/startFeed';
import { openIndexedSearch } from './search/openIndexedSearch';
import { prepareDatabase } from './seed/prepareDatabase';
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
  const pictures = openPictures(settings);
  const [embedded, builtIn] = await Promise.all([
    settings.databaseUrl ? null : startEmbeddedPostgres(settings.dataDir, watchPostgres),
    preparePictures(builtInPictures, pictures.builtIn),
  ]);
  if (embedded) onFailedStart(() => embedded.stop());
  const target: ConnectionSettings['target'] = embedded ? embedded.target : { url: settings.databaseUrl ?? '' };
  await prepareDatabase(target, builtIn, settings);

  const pools = openPools({
    target,
    replica: settings.replica && { target: { url: settings.replica.url }, maxLag: settings.replica.maxLagSeconds * 1000 },
    onReplicaChange: (text) => console.error(text),
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
    await pools.end();
    await embedded?.stop();
    process.exit(0);
  };
  leaveSignals();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  if (settings.metrics) metricsServer = await startMetricsServer(metrics, settings.metrics);
  if (metricsServer) console.log(`Metrics: http://localhost:${metricsServer.port}/metrics`);
  await listening('HOST, PORT', settings, app.listen({ port: settings.port, host: settings.host }));
  if (settings.roles.includes('worker')) worker = await startWorker(settings, pools, { app, metrics, pictureFiles });
  console.log(`Ready: http://localhost:${portOf(app, settings)}`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** Requests. */
async function createApi(
  settings: Settings,
  { requests, db, readDb, contentDb, checkDatabase }: Pools,
  parts: Pick<AppOptions, 'pictureFiles' | 'views' | 'live' | 'logger'> & { readonly metrics: Metrics },
): Promise<FastifyInstance> {
  const releases = join(settings.dataDir, 'releases');
  const [stations, addresses] = await Promise.all([loadStations(db), loadAddresses(), publishBuild(releases)]);
  const { searchCaches: caches, searchEngine: engine, phoneConfirmation } = settings;
  const search = { readDb, caches, engine, phoneConfirmation, onAnswer: parts.metrics.searchAnswered };
  const { listings, map } = openIndexedSearch(db, stations, search);
  const links = pictureLinks(await loadSecret(db, 'pictures'));
  return createApp({
    ...parts,
    folders: { ...defaultPageFolders, releases, ...(!settings.hasPartnerPages && { partner: null }) },
    listings,
    map,
    prices: priceStore(readDb),
    listingWrites: listingWrites(db, { stations, addresses }),
    ownListings: ownListings(db),
    moderation: createModeration(db, { stations, addresses, listings, ownListings: ownListings(db), ...settings }),
    bodiesDir: join(settings.dataDir, 'bodies'),
    uploads: uploadsTo(parts.pictureFiles, uploadJournal(db, instanceOf(settings))),
    stations,
    addresses,
    addressService: settings.dadata && dadataService(settings.dadata, addresses),
    accounts: createAccounts(db, requests, {
      ...settings,
      messages: settings.phoneGateway ? httpGateway(settings.phoneGateway) : folderGateway(join(settings.dataDir, 'mail'), console.log),
    }),
    summaries: summaryStore(db),
    owners: ownerStore(db, settings),
    chats: createChats(db, links),
    spam: spamMarks(db),
    chatComplaints: { store: chatComplaintStore(db), review: chatComplaintReview(db) },
    complaints: complaintStore(db),
    notifications: notificationStore(db, links),
    questions: questionStore(contentDb),
    isPublicPicture: publicPictures(db),
    pictureLinks: links,
    checkDatabase,
    allowedOrigins: settings.allowedOrigins,
    trustProxy: settings.trustProxy,
    readLimit: settings.hasRateLimits ? readLimit : null,
    publicUrl: settings.publicUrl,
    imageHosts: settings.imageHosts,
  });
}

/** Background jobs. */
async function startWorker(
  settings: Settings,
  { jobs, jobsDb }: Pools,
  { app, metrics, pictureFiles }: Pick<AppOptions, 'pictureFiles'> & { readonly app: FastifyInstance; readonly metrics: Metrics },
): Promise<JobRunner> {
  const [stations, addresses] = await Promise.all([loadStations(jobsDb), loadAddresses()]);
  const { smtpUrl, sender } = settings.mail;
  const letters = join(settings.dataDir, 'mail');
  const siteUrl = () => settings.publicUrl ?? `http://localhost:${portOf(app, settings)}`;
  const feed = startFeed(jobsDb, settings.searchEngine, app.log);
  const purges = settings.purge && startPurges(jobsDb, app.log);
  const runner = startJobs({
    pool: jobs,
    handlers: {
      send_letter: letterSender({
        transport: smtpUrl === null ? folderTransport(letters, sender) : smtpTransport(smtpUrl, sender),
        mayReceive: letterLimit(jobs),
        write: letterWriter(jobsDb, () => ({ url: siteUrl(), support: sender.support })),
      }),
      erase_account: ({ userId }) => eraseWithLetters(jobsDb, userId, letters),
      check_listing: listingChecker(jobsDb, {
        listings: listingStore(jobsDb, stations, { caches: settings.searchCaches }),
        review: postingReview(jobsDb, addresses),
        isAutomatic: settings.moderation === 'auto',
      }),
      tell_unread: ({ userId }) => notifyUnread(jobsDb, userId),
      purge_keys: purgeSender(settings.purge),
      clean_up: () => cleanUp({ db: jobsDb, jobs, pictureFiles, letters }),
    },
    onFailure: ({ error, ...failure }) => app.log.warn({ ...failure, reason: reasonOf(error) }, 'a job failed'),
    onError: (error) => app.log.warn({ reason: messageOf(error) }, 'jobs wait'),
    onEnd: metrics.jobEnded,
  });
  return { stop: async () => void (await Promise.all([runner.stop(), feed?.stop(), purges?.stop()])) };
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
