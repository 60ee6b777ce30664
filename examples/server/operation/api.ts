import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from '../accounts/accounts';
import { readLimit, sharedReadCounts } from '../accounts/limits/readCounts';
import { summaryStore } from '../accounts/summaryStore';
import { loadAddresses } from '../addresses/addressRegister';
import { dadataService } from '../addresses/dadataService';
import { createChats } from '../chats/createChats';
import { spamMarks } from '../chats/spamMarks';
import { chatComplaintReview } from '../complaints/chatComplaintReview';
import { chatComplaintStore } from '../complaints/chatComplaintStore';
import { complaintStore } from '../complaints/complaintStore';
import type { Settings } from '../config/settings';
import { loadSecret } from '../database/loadSecret';
import type { Pools } from '../database/pools';
import { publicOffers } from '../feeds/export/publicOffers';
import { type AppOptions, createApp } from '../http/app';
import { defaultPageFolders } from '../http/pages';
import { createModeration } from '../listings/moderation/createModeration';
import { ownerStore } from '../listings/ownerStore';
import { priceStore } from '../listings/similarPrices';
import { listingWrites } from '../listings/writes/listingWrites';
import { ownListings } from '../listings/writes/ownListings';
import { folderGateway } from '../messages/folderGateway';
import { httpGateway } from '../messages/httpGateway';
import { loadStations } from '../metro/stations';
import { notificationStore } from '../notifications/notificationStore';
import { instanceOf } from '../pictures/openPictures';
import { publicPictures } from '../pictures/pictureAccess';
import { pictureLinks } from '../pictures/pictureLinks';
import { uploadsTo } from '../pictures/uploadedPicture';
import { uploadJournal } from '../pictures/uploadJournal';
import { questionStore } from '../questions/questionStore';
import { publishBuild } from '../releases/publishBuild';
import { openIndexedSearch } from '../search/openIndexedSearch';
import type { Metrics } from './metrics';

/** Returns what a process answers requests with, over its pools. */
export async function createApi(
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
    readCounts: sharedReadCounts(requests),
    publicUrl: settings.publicUrl,
    imageHosts: settings.imageHosts,
    siteFeeds: settings.hasSiteFeeds ? publicOffers(readDb, stations, phoneConfirmation) : null,
  });
}
