import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import type { Accounts } from '../accounts/accounts';
import type { ComplaintStore } from '../complaints/complaintStore';
import type { ListingStore } from '../listings/listingStore';
import type { MapStore } from '../listings/mapStore';
import type { OwnerStore } from '../listings/ownerStore';
import type { Stations } from '../metro/stations';
import { builtInPictures } from '../pictures/library';
import type { QuestionStore } from '../questions/questionStore';
import type { ViewCounter } from '../views/viewCounter';
import { accountRoutes } from './accountRoutes';
import { basemap } from './basemap';
import { complaintRoutes } from './complaintRoutes';
import { bareHeaders, guardAnswers, pictureHeaders } from './headers';
import { listingRoutes } from './listingRoutes';
import { mapRoutes } from './mapRoutes';
import { openApi } from './openapi';
import { ownerRoutes, type PhoneOf } from './ownerRoutes';
import { defaultPageFolders, type PageFolders, pages } from './pages';
import { answerProblems, badRequest, notFound } from './problems';
import { questionRoutes } from './questionRoutes';
import { limitReading, type ReadingRule } from './readingLimits';
import { referenceRoutes } from './referenceRoutes';

export interface AppOptions {
  readonly listings: ListingStore;
  readonly map: MapStore;
  readonly stations: Stations;
  /** Nothing is counted when absent. Closed with the application. */
  readonly views?: ViewCounter;
  readonly accounts: Accounts;
  readonly owners: OwnerStore;
  /** Another number in place of the owner's. */
  readonly phoneOf?: PhoneOf;
  readonly complaints: ComplaintStore;
  readonly questions: QuestionStore;
  /** Holds `{hash}/{width}.{format}`. */
  readonly pictureDir: string;
  /** Rejects when the database does not answer. */
  readonly checkDatabase: () => Promise<unknown>;
  /** Whose `X-Forwarded-For` is believed, see `settings`; nobody's when absent. */
  readonly trustProxy?: number | readonly string[] | null;
  /** How often an address may make calls of one kind that everybody may make; any number of times when absent. */
  readonly readingRule?: ReadingRule | null;
  readonly allowedOrigins?: readonly string[] | null;
  readonly folders?: PageFolders;
  /** Origin under which people reach the site, for addresses that must be absolute; this machine and the server's port when absent. */
  readonly publicUrl?: string | null;
  readonly logger?: FastifyServerOptions['logger'];
}

/** The reference server as a function of requests; `app.inject` answers without a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    trustProxy: trusted(options.trustProxy ?? null),
    requestTimeout: 60_000,
    // An address that cannot be decoded reaches no route, and its answer would be the framework's own.
    frameworkErrors(error, _request, reply: FastifyReply) {
      // What is too long to be a part of an address is not there.
      const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
      reply
        .code(isLong ? 404 : 400)
        .headers(bareHeaders)
        .send(isLong ? notFound : badRequest);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024 },
  });
  // Requests are checked by the domain's rules and answers by tests; the schemas of routes are the document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app);
  // Bodies are JSON and say so; a page of others cannot send one without asking first.
  app.removeContentTypeParser('text/plain');

  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5 });
  await guardAnswers(app, options.publicUrl ?? null);
  await app.register(cors, {
    origin: options.allowedOrigins ? [...options.allowedOrigins] : '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Range'],
    exposedHeaders: ['X-Request-Id', 'Content-Range', 'ETag', 'Accept-Ranges', 'Retry-After', 'WWW-Authenticate'],
    maxAge: 600,
  });
  // Weak, and before compression: the tag tells the content, not its encoding.
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default quality of brotli is meant for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(swagger, openApi);

  // Method, route and outcome: a query may hold what a person looks for, so it is not written down.
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms }, 'answered');
  });

  app.addHook('onClose', () => options.views?.close());

  // A visitor who looks at the map uses up nothing of the lists.
  const counted = (api: FastifyInstance, routes: (reading: FastifyInstance) => Promise<void>) =>
    api.register(async (reading) => {
      if (options.readingRule) limitReading(reading, options.readingRule);
      await routes(reading);
    });
  await app.register(
    async (api) => {
      await counted(api, async (reading) => void (await reading.register(listingRoutes, options)));
      await counted(api, async (reading) => void (await reading.register(mapRoutes, options)));
      await counted(api, async (reading) => {
        await reading.register(referenceRoutes, options);
        await reading.register(questionRoutes, options);
      });
      await api.register(accountRoutes, options);
      await api.register(ownerRoutes, options);
      await api.register(complaintRoutes, options);
      await api.register(basemap);
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: '/api' },
  );
  await health(app, options);
  await media(app, options.pictureDir);
  const publicUrl = () => options.publicUrl ?? `http://localhost:${portOf(app)}`;
  await pages(app, options.folders ?? defaultPageFolders, { ...options, publicUrl });
  return app;
}

function trusted(proxies: number | readonly string[] | null) {
  if (proxies === null) return false;
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
}

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 80;
}

async function health(app: FastifyInstance, { checkDatabase }: AppOptions): Promise<void> {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    try {
      await checkDatabase();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}

/** Only what was made beforehand is there to be asked for, and its address never changes its content. */
async function media(app: FastifyInstance, pictureDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: pictureDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => reply.headers(pictureHeaders),
    allowedPath: (path) => /^\/?(media\/)?[0-9a-f]{32}\/\d{2,5}\.(webp|jpg)$/.test(path),
  });
  app.get('/temp-card.webp', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').sendFile('temp-card.webp', builtInPictures, { cacheControl: false }),
  );
}
