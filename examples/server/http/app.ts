import { hash } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import type { Accounts } from '../accounts/accounts';
import { type ReadCounts, type ReadLimit, readCounts } from '../accounts/limits/readCounts';
import type { SummaryStore } from '../accounts/summaryStore';
import type { AddressRegister } from '../addresses/addressRegister';
import type { AddressService } from '../addresses/addressService';
import type { SpamMarks } from '../chats/spamMarks';
import type { ComplaintStore } from '../complaints/complaintStore';
import type { LiveEvents } from '../events/liveEvents';
import type { PublicOffers } from '../feeds/export/publicOffers';
import { files as serverFiles } from '../files';
import type { ListingStore } from '../listings/listingStore';
import type { MapStore } from '../listings/mapStore';
import type { OwnerStore } from '../listings/ownerStore';
import type { PriceStore } from '../listings/similarPrices';
import type { ListingWrites } from '../listings/writes/listingWrites';
import type { OwnListings } from '../listings/writes/ownListings';
import type { Stations } from '../metro/stations';
import type { NotificationStore } from '../notifications/notificationStore';
import { allowedMethods } from '../operation/allowedMethods';
import { answerClientError } from '../operation/clientErrors';
import { type HealthOptions, health } from '../operation/health';
import type { Metrics } from '../operation/metrics';
import { readOnRefused } from '../operation/readOnRefused';
import { refuseWhenLate } from '../operation/refuseWhenLate';
import { keepRequestContext } from '../operation/requestContext';
import { requestIds, trustOf } from '../operation/requestIds';
import type { Uploads } from '../pictures/uploadedPicture';
import type { QuestionStore } from '../questions/questionStore';
import { feedRoutes } from '../site/feedRoutes';
import type { RenderThreads } from '../site/rendering/renderThreads';
import { traceRequests } from '../tracing/traceRequests';
import type { ViewCounter } from '../views/viewCounter';
import { finishDocument } from './documents/finishDocument';
import { addSecurityHeaders, bareHeaders } from './headers';
import { refuseUnknownParameters } from './knownParameters';
import { openApi } from './openapi';
import { defaultPageFolders, type PageFolders, pages } from './pages';
import { badRequest, handleErrors, notFound } from './problems';
import { limitReads } from './readLimits';
import { accountRoutes } from './routes/accountRoutes';
import { addressRoutes } from './routes/addressRoutes';
import { basemap } from './routes/basemap';
import { type ChatComplaints, chatComplaintRoutes } from './routes/chatComplaintRoutes';
import { type Chats, chatRoutes } from './routes/chatRoutes';
import { complaintRoutes } from './routes/complaintRoutes';
import { eventRoutes } from './routes/eventRoutes';
import { identityRoutes } from './routes/identityRoutes';
import { listingRoutes } from './routes/listingRoutes';
import { listingWriteRoutes } from './routes/listingWriteRoutes';
import { mapRoutes } from './routes/mapRoutes';
import { type MediaOptions, media } from './routes/media';
import { type Moderation, moderationRoutes } from './routes/moderationRoutes';
import { notificationRoutes } from './routes/notificationRoutes';
import { ownerRoutes, type PhoneOf } from './routes/ownerRoutes';
import { phoneRoutes } from './routes/phoneRoutes';
import { listingPriceRoutes } from './routes/prices/listingPriceRoutes';
import { priceRoutes } from './routes/prices/priceRoutes';
import { profileRoutes } from './routes/profileRoutes';
import { questionRoutes } from './routes/questionRoutes';
import { referenceRoutes } from './routes/referenceRoutes';
import { secondFactorRoutes } from './routes/secondFactorRoutes';
import { spamRoutes } from './routes/spamRoutes';
import { stopLetters } from './routes/stopLetters';

export interface AppOptions extends MediaOptions, HealthOptions {
  readonly listings: ListingStore;
  readonly listingWrites: ListingWrites;
  readonly ownListings: OwnListings;
  readonly moderation: Moderation;
  /** Takes photos of listings. */
  readonly uploads: Uploads;
  /** Where photos of bodies wait; the folder of the system when absent. */
  readonly bodiesDir?: string;
  readonly map: MapStore;
  readonly prices: PriceStore;
  readonly stations: Stations;
  readonly addresses: AddressRegister;
  /** Suggests addresses in place of the register. */
  readonly addressService?: AddressService | null;
  /** Views are not counted when absent. Closed with the application. */
  readonly views?: ViewCounter;
  readonly accounts: Accounts;
  readonly summaries: SummaryStore;
  readonly owners: OwnerStore;
  /** Returns another number instead of the owner's. */
  readonly phoneOf?: PhoneOf;
  readonly complaints: ComplaintStore;
  readonly chats: Chats;
  readonly spam: SpamMarks;
  readonly chatComplaints: ChatComplaints;
  readonly notifications: NotificationStore;
  /** Closed with the application. */
  readonly live: LiveEvents;
  readonly questions: QuestionStore;
  /** Trusted proxies for `X-Forwarded-For`, see `settings`; none when absent. */
  readonly trustProxy?: number | readonly string[] | null;
  /** Limit of anonymous calls per address and kind; none when absent. */
  readonly readLimit?: ReadLimit | null;
  /** Counts them, also with other instances; those of this application alone when absent. Closed with the application. */
  readonly readCounts?: ReadCounts;
  readonly allowedOrigins?: readonly string[] | null;
  readonly folders?: PageFolders;
  /** Public origin of the site for absolute URLs; this machine and the server's port when absent. */
  readonly publicUrl?: string | null;
  /** Other hosts of pictures that the policy of the site allows; none when absent. */
  readonly imageHosts?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
  /** Public listings for `/feeds/`; without them there are no such feeds. */
  readonly siteFeeds?: PublicOffers | null;
  /** Render pages of the site; threads of its build when absent. */
  readonly renderThreads?: RenderThreads;
  /** Counts requests; none when absent. */
  readonly metrics?: Pick<Metrics, 'observe'>;
  /** How late the event loop may be before requests are refused, ms. */
  readonly maxEventLoopDelay?: number;
}

/** Creates the reference server; `app.inject` works without a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(options.trustProxy ?? null),
    clientErrorHandler(error, socket) {
      answerClientError(error, socket, app.log);
    },
    bodyLimit: 1024 * 1024,
    trustProxy: trustProxyOption(options.trustProxy ?? null),
    requestTimeout: 60_000,
    // A request that came in on an open connection is answered, also while the server closes.
    return503OnClosing: false,
    // A URL that cannot be decoded reaches no route, so the framework would send its own response.
    frameworkErrors(error, request, reply: FastifyReply) {
      // A path segment that is too long matches nothing.
      const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
      reply
        .code(isLong ? 404 : 400)
        .headers({ ...bareHeaders, 'x-request-id': request.id })
        .send(isLong ? notFound : badRequest);
    },
    // Routes read the query themselves, most of them once for equal ones: `queryOf`.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024, querystringParser: () => ({}) },
  });
  // The domain validates requests and tests validate responses; route schemas only produce the OpenAPI document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  handleErrors(app);
  // A visitor of a server behind proxies does not choose the trace; before one without them there is nobody else.
  traceRequests(app, options.trustProxy ? trustOf(options.trustProxy) : () => true);
  keepRequestContext(app);
  // Only JSON bodies are accepted, so that another origin's page cannot send one without a preflight.
  app.removeContentTypeParser('text/plain');

  readOnRefused(app);
  refuseWhenLate(app, options.maxEventLoopDelay ?? 2000);
  addSecurityHeaders(app, options.publicUrl ?? null);
  const methods = allowedMethods(app);
  await app.register(cors, {
    origin: options.allowedOrigins ? [...options.allowedOrigins] : '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID', 'Range'],
    // A list would be joined for each response.
    exposedHeaders: 'Date, X-Request-Id, Content-Range, ETag, Accept-Ranges, Retry-After, WWW-Authenticate',
    maxAge: 600,
  });
  methods.refuseOthers();
  // Weak, and before compression: the tag identifies the content, not its encoding.
  await app.register(etag, { weak: true, hashFn: (body) => hash('sha1', body, 'base64') });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Brotli's default quality is meant for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  // For `reply.sendFile` of all routes, which name their folders.
  await app.register(fastifyStatic, { root: serverFiles.photos, serve: false });
  await app.register(swagger, openApi);
  let document: object | undefined;

  // Method, route and status only: queries are private.
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms }, 'answered');
    done();
  });

  options.metrics?.observe(app);
  app.addHook('onClose', () => options.views?.close());

  // Separate limits: browsing the map does not use up the limit of the lists.
  const counts = options.readCounts ?? readCounts();
  app.addHook('onClose', () => counts.stop());
  const limited = (api: FastifyInstance, kind: string, routes: (reading: FastifyInstance) => Promise<void>) =>
    api.register(async (reading) => {
      if (options.readLimit) limitReads(reading, kind, options.readLimit, counts);
      await routes(reading);
    });
  await app.register(
    async (api) => {
      refuseUnknownParameters(api);
      await limited(api, 'lists', async (reading) => {
        await reading.register(listingRoutes, options);
        await reading.register(listingPriceRoutes, options);
      });
      await limited(api, 'map', async (reading) => void (await reading.register(mapRoutes, options)));
      await limited(api, 'reference', async (reading) => {
        await reading.register(referenceRoutes, options);
        await reading.register(questionRoutes, options);
      });
      await limited(api, 'addresses', async (reading) => {
        await reading.register(addressRoutes, options);
        await reading.register(priceRoutes, options);
      });
      // Beyond their own limits, which only some have.
      await limited(api, 'account', async (personal) => {
        await personal.register(accountRoutes, options);
        await personal.register(identityRoutes, options);
        await personal.register(secondFactorRoutes, options);
        await personal.register(phoneRoutes, options);
        await personal.register(profileRoutes, options);
        await personal.register(stopLetters, options);
      });
      await limited(api, 'own', async (personal) => {
        await personal.register(listingWriteRoutes, options);
        await personal.register(moderationRoutes, options);
        await personal.register(spamRoutes, options);
        await personal.register(chatComplaintRoutes, options);
        await personal.register(ownerRoutes, options);
        await personal.register(complaintRoutes, options);
        await personal.register(notificationRoutes, options);
        await personal.register(eventRoutes, options);
      });
      await limited(api, 'chats', async (personal) => void (await personal.register(chatRoutes, options)));
      await api.register(basemap);
      api.get('/openapi.json', { schema: { hide: true } }, async () => {
        document ??= finishDocument(app.swagger());
        return document;
      });
    },
    { prefix: '/api' },
  );
  await health(app, options);
  await media(app, options);
  const publicUrl = () => options.publicUrl ?? `http://localhost:${portOf(app)}`;
  await feedRoutes(app, { ...options, readCounts: counts, publicUrl });
  await pages(app, options.folders ?? defaultPageFolders, { ...options, readCounts: counts, publicUrl });
  return app;
}

function trustProxyOption(proxies: number | readonly string[] | null) {
  if (proxies === null) return false;
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
}

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 80;
}
