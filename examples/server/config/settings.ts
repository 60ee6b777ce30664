import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { PurgeSettings } from '../edge/sendPurge';
import { allCaches, type Caches, cacheNames, readCaches } from '../listings/cache/caches';
import type { HttpGatewaySettings } from '../messages/httpGateway';
import { type EngineAddress, readEngineAddress } from '../search/engine/engineAddress';
import { type DadataSettings, readDadata } from './addressSettings';
import { readDatabase, readPooler, readReplica } from './databaseSettings';
import { type ListingsFeedSettings, readFeedHosts, readListingsFeed } from './listingsFeedSettings';
import { type MailSettings, readMailSettings } from './mailSettings';
import {
  type ModerationMode,
  type ModeratorFactor,
  type ModeratorSettings,
  readModeration,
  readModerator,
  readModeratorFactor,
} from './moderationSettings';
import { type PhoneConfirmation, readPhoneConfirmation, readPhoneGateway } from './phoneSettings';
import { readPurge } from './purgeSettings';
import { readAll } from './readAll';
import { readInteger } from './readInteger';
import { SettingError } from './settingError';
import { type PictureStorageSettings, readPictureStorage } from './storageSettings';
import { readTracing } from './tracingSettings';

/** What a process does: answers requests, runs background jobs. */
export type Role = 'api' | 'worker';

export interface Settings {
  readonly roles: readonly Role[];
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null means the embedded database. */
  readonly databaseUrl: string | null;
  /** A pooler in transaction mode before it, for the statements of requests; null without one. */
  readonly poolerUrl: string | null;
  /** A standby for public reads, and how far behind it may be; null without one. */
  readonly replica: { readonly url: string; readonly maxLagSeconds: number } | null;
  readonly seedListings: number;
  /** Origins of partner pages that may read the API from a browser; null means any, since the API is public. */
  readonly allowedOrigins: readonly string[] | null;
  readonly logLevel: string;
  /** A full table of houses for large seeds; null uses the built-in selection. */
  readonly housesCsv: string | null;
  /** Public origin of the site; null means this machine. */
  readonly publicUrl: string | null;
  /** Whether a seed adds the demo account. */
  readonly hasDemoAccount: boolean;
  /** Whether example pages of partners are served, at `/partner/`. */
  readonly hasPartnerPages: boolean;
  /** Whether the public listings are served as feeds of other portals, at `/feeds/`. */
  readonly hasSiteFeeds: boolean;
  /** Whose offers are the listings of the site; null for those of people, and the demo's. */
  readonly listingsFeed: ListingsFeedSettings | null;
  /** Hosts from which feeds and their photos may be loaded although they are not public. */
  readonly feedHosts: readonly string[];
  /** The first moderator, whom the first start creates. */
  readonly moderator: ModeratorSettings;
  readonly moderatorFactor: ModeratorFactor;
  readonly moderation: ModerationMode;
  /** Trusted proxies for `X-Forwarded-For`: how many stand before the server, or their addresses and networks; null trusts none. */
  readonly trustProxy: number | readonly string[] | null;
  readonly mail: MailSettings;
  readonly phoneConfirmation: PhoneConfirmation;
  /** What sends texts to phones; null writes them to a folder and the log. */
  readonly phoneGateway: HttpGatewaySettings | null;
  /** What drops answers of a cache in front that are no longer right; null without one. */
  readonly purge: PurgeSettings | null;
  /** Null suggests addresses from the own register. */
  readonly dadata: DadataSettings | null;
  /** Null keeps uploaded pictures in `dataDir`. */
  readonly pictureStorage: PictureStorageSettings | null;
  /** How long the server still answers after SIGTERM, already unready, seconds. */
  readonly drainSeconds: number;
  /** Where metrics are served; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Whether requests and jobs are traced, by the variables of OpenTelemetry. */
  readonly isTraced: boolean;
  /** Whether calls that need no sign-in are limited per address. */
  readonly hasRateLimits: boolean;
  /** What the search and the page of a listing remember. */
  readonly searchCaches: Caches;
  /** Manticore or Sphinx, which answers searches; null for the database alone. */
  readonly searchEngine: EngineAddress | null;
  /** Other hosts whose pictures pages of the site may show, such as `https://img.example` or `https://*.img.example`. */
  readonly imageHosts: readonly string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const maxListings = 1_000_000;

/**
 * Reads the environment.
 * @throws SettingError with a line for every mistake, naming the variable and what it takes
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const hasOwnDatabase = Boolean(env.DATABASE_URL);
  const hasOwnListings = Boolean(env.LISTINGS_FEED);
  return readAll<Settings>({
    roles: () => readRoles(env.ROLE, env.PUBLIC_URL),
    port: () => readInteger('PORT', env.PORT, 4100, 0, 65_535),
    host: () => env.HOST || '127.0.0.1',
    dataDir: () => resolve(env.DATA_DIR || 'data'),
    databaseUrl: () => readDatabase('DATABASE_URL', env.DATABASE_URL),
    poolerUrl: () => readPooler(env),
    replica: () => readReplica(env),
    seedListings: () => readInteger('SEED_LISTINGS', env.SEED_LISTINGS, hasOwnListings ? 0 : 20_000, 0, maxListings),
    allowedOrigins: () => readOrigins(env.ALLOWED_ORIGINS),
    logLevel: () => readLogLevel(env.LOG_LEVEL || 'info'),
    housesCsv: () => readFileName('HOUSES_CSV', env.HOUSES_CSV),
    publicUrl: () => origin(env.PUBLIC_URL),
    // An external database is likely to become a real one.
    hasDemoAccount: () => readSwitch('DEMO_ACCOUNT', env.DEMO_ACCOUNT, !hasOwnDatabase && !hasOwnListings),
    // A real marketplace has no guests on its own origin.
    hasPartnerPages: () => readSwitch('PARTNER_PAGES', env.PARTNER_PAGES, !hasOwnDatabase),
    hasSiteFeeds: () => readSwitch('SITE_FEEDS', env.SITE_FEEDS, false),
    listingsFeed: () => readListingsFeed(env),
    feedHosts: () => readFeedHosts(env),
    moderator: () => readModerator(env),
    moderatorFactor: () => readModeratorFactor(env),
    moderation: () => readModeration(env),
    trustProxy: () => readProxies(env.TRUST_PROXY),
    mail: () => readMailSettings(env),
    phoneConfirmation: () => readPhoneConfirmation(env),
    phoneGateway: () => readPhoneGateway(env),
    purge: () => readPurge(env),
    dadata: () => readDadata(env),
    pictureStorage: () => readPictureStorage(env),
    drainSeconds: () => readInteger('DRAIN_SECONDS', env.DRAIN_SECONDS, 1, 0, 300),
    metrics: () => readMetrics(env),
    isTraced: () => readTracing(env),
    hasRateLimits: () => readSwitch('RATE_LIMITS', env.RATE_LIMITS, true),
    searchCaches: () => readSearchCaches(env.SEARCH_CACHES),
    searchEngine: () => readSearchEngine(env.SEARCH_URL),
    imageHosts: () => readImageHosts(env.IMAGE_HOSTS),
  });
}

function readRoles(text: string | undefined, publicUrl: string | undefined): Role[] {
  if (!text) return ['api', 'worker'];
  if (text !== 'api' && text !== 'worker') throw new SettingError('ROLE must be api or worker; both when it is not set');
  if (text === 'worker' && !publicUrl) throw new SettingError('PUBLIC_URL must be set with ROLE=worker: links in letters begin with it');
  return [text];
}

function readLogLevel(text: string): string {
  if (!logLevels.includes(text)) throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  return text;
}

function readFileName(name: string, text: string | undefined): string | null {
  if (text && !existsSync(text)) throw new SettingError(`${name} must be a file that exists`);
  return text || null;
}

function readMetrics({ METRICS_PORT, METRICS_HOST, PORT }: Readonly<Record<string, string | undefined>>): Settings['metrics'] {
  if (!METRICS_PORT) return null;
  const port = readInteger('METRICS_PORT', METRICS_PORT, 0, 0, 65_535);
  if (port !== 0 && port === Number(PORT || 4100)) throw new SettingError('METRICS_PORT must be another port than PORT');
  return { host: METRICS_HOST || '127.0.0.1', port };
}

function readSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  if (!text) return fallback;
  if (text !== 'on' && text !== 'off') throw new SettingError(`${name} must be on or off`);
  return text === 'on';
}

function readSearchCaches(text: string | undefined): Caches {
  const caches = text ? readCaches(text) : allCaches;
  if (!caches) throw new SettingError(`SEARCH_CACHES must be all, none, or a list of ${cacheNames.join(', ')}`);
  return caches;
}

function readSearchEngine(text: string | undefined): EngineAddress | null {
  const address = text ? readEngineAddress(text) : null;
  if (text && !address) {
    throw new SettingError(
      'SEARCH_URL must be an address such as mysql://localhost:9306, or the addresses of all nodes with commas between them',
    );
  }
  return address;
}

function readProxies(text: string | undefined): number | string[] | null {
  if (!text) return null;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (!networks.every(isNetwork)) {
    throw new SettingError('TRUST_PROXY must be how many proxies stand before the server, 1 to 9, or a list such as 127.0.0.1,10.0.0.0/8');
  }
  return networks;
}

/** Whether this is an address or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

function origin(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new SettingError('PUBLIC_URL must be an origin such as https://kvartal.example');
  }
  return url.origin;
}

function readOrigins(text: string | undefined): string[] | null {
  if (!text) return null;
  return text.split(',').map((part) => {
    const origin = URL.canParse(part.trim()) ? new URL(part.trim()).origin : 'null';
    if (origin === 'null')
      throw new SettingError('ALLOWED_ORIGINS must be a list of origins such as https://partner.example,https://other.example');
    return origin;
  });
}

/** The policy of the pages contains them as they are, so nothing but an origin gets through. */
function readImageHosts(text: string | undefined): string[] {
  if (!text) return [];
  return text.split(',').map((part) => {
    const host = part.trim().toLowerCase().replace(/\/$/, '');
    if (!/^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/.test(host) || !URL.canParse(host.replace('*.', '')))
      throw new SettingError('IMAGE_HOSTS must be a list of origins such as https://img.example,https://*.cdn.example');
    return host;
  });
}
