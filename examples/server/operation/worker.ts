import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { eraseWithLetters } from '../accounts/erasure/eraseWithLetters';
import { loadAddresses } from '../addresses/addressRegister';
import { notifyUnread } from '../chats/notifyUnread';
import type { Settings } from '../config/settings';
import type { Pools } from '../database/pools';
import { purgeSender } from '../edge/sendPurge';
import { startPurges } from '../edge/startPurges';
import { followFeed } from '../feeds/import/followFeed';
import type { AppOptions } from '../http/app';
import { cleanUp } from '../jobs/cleanUp';
import { type JobRunner, startJobs } from '../jobs/jobRunner';
import { listingStore } from '../listings/listingStore';
import { listingChecker } from '../listings/moderation/checkListing';
import { postingReview } from '../listings/moderation/postingReview';
import { letterLimit } from '../mail/letterLimit';
import { letterSender, reasonOf } from '../mail/sendLetter';
import { folderTransport, smtpTransport } from '../mail/transports';
import { letterWriter } from '../mail/writeLetter';
import { messageOf } from '../messageOf';
import { loadStations } from '../metro/stations';
import { instanceOf } from '../pictures/openPictures';
import { uploadsTo } from '../pictures/uploadedPicture';
import { uploadJournal } from '../pictures/uploadJournal';
import { startFeed } from '../search/feed/startFeed';
import { traceOf } from '../tracing/tracing';
import type { Metrics } from './metrics';

interface WorkerParts extends Pick<AppOptions, 'pictureFiles'> {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Where this process answers, for letters of a server that has no public address. */
  ownUrl(): string;
}

/** Starts the background jobs of a process. */
export async function startWorker(
  settings: Settings,
  { jobs, jobsDb, feedDb }: Pools,
  { log, metrics, pictureFiles, ownUrl }: WorkerParts,
): Promise<JobRunner> {
  const [stations, addresses] = await Promise.all([loadStations(jobsDb), loadAddresses()]);
  const { smtpUrl, sender } = settings.mail;
  const letters = join(settings.dataDir, 'mail');
  const siteUrl = () => settings.publicUrl ?? ownUrl();
  const feed = startFeed(jobsDb, settings.searchEngine, log);
  const uploads = (feedId: number) => uploadsTo(pictureFiles, uploadJournal(jobsDb, `${instanceOf(settings)}:feed ${feedId}`));
  const ownListings =
    settings.listingsFeed &&
    feedDb &&
    followFeed(feedDb, { settings: settings.listingsFeed, feedHosts: settings.feedHosts, stations, log, uploads });
  const purges = settings.purge && startPurges(jobsDb, log);
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
    onFailure: ({ error, ...failure }) => log.warn({ ...failure, ...traceOf(), reason: reasonOf(error) }, 'a job failed'),
    onError: (error) => log.warn({ reason: messageOf(error) }, 'jobs wait'),
    onEnd: metrics.jobEnded,
  });
  return { stop: async () => void (await Promise.all([runner.stop(), feed?.stop(), purges?.stop(), ownListings?.stop()])) };
}
