import { describe, expect, test } from 'vitest';
import { SettingError } from '../../examples/server/config/settingError';
import { readSettings } from '../../examples/server/config/settings';

describe('settings', () => {
  test('defaults: loopback, the embedded database, twenty thousand listings, any origin', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      roles: ['api', 'worker'],
      port: 4100,
      host: '127.0.0.1',
      databaseUrl: null,
      replica: null,
      seedListings: 20_000,
      allowedOrigins: null,
      logLevel: 'info',
      housesCsv: null,
      publicUrl: null,
      hasDemoAccount: true,
      hasPartnerPages: true,
      hasSiteFeeds: false,
      trustProxy: null,
      mail: { smtpUrl: null, sender: { name: 'Квартал', address: 'hello@kvartal.example', support: 'hello@kvartal.example' } },
      pictureStorage: null,
      purge: null,
      dadata: null,
      metrics: null,
      drainSeconds: 1,
      hasRateLimits: true,
      searchCaches: new Set(['counts', 'pages', 'cards', 'details']),
      searchEngine: null,
      isTraced: false,
      imageHosts: [],
      moderatorFactor: 'off',
      moderation: 'manual',
      listingsFeed: null,
      feedHosts: [],
      moderator: { email: 'moderator@example.com', password: null },
    });
  });

  test('all settings', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/kvartal',
      DATABASE_URL: 'postgresql://kvartal@db/kvartal',
      DATABASE_POOLER_URL: 'postgres://kvartal@pooler:6432/kvartal',
      DATABASE_READ_URL: 'postgres://kvartal@standby/kvartal',
      READ_LAG_SECONDS: '30',
      SEED_LISTINGS: '0',
      FEED_HOSTS: 'crm.local, img.local',
      ALLOWED_ORIGINS: 'https://partner.example, http://localhost:8080/',
      LOG_LEVEL: 'silent',
      HOUSES_CSV: 'examples/server/facts/houses.tsv',
      PUBLIC_URL: 'https://kvartal.example/',
      DEMO_ACCOUNT: 'on',
      PARTNER_PAGES: 'on',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      SMTP_URL: 'smtps://kvartal:hunter2@mail.example',
      MAIL_FROM: 'Дом <post@dom.example>',
      SUPPORT_EMAIL: 'help@dom.example',
      METRICS_PORT: '9100',
      DRAIN_SECONDS: '30',
      RATE_LIMITS: 'off',
      SEARCH_CACHES: 'counts, pages',
      SEARCH_URL: 'mysql://search1/flats, mysql://kvartal:hunter2@[::1]:9307/flats',
      DADATA_TOKEN: 'token-of-dadata',
      S3_ENDPOINT: 'https://storage.example/',
      S3_BUCKET: 'kvartal-pictures',
      S3_ACCESS_KEY_ID: 'kvartal',
      S3_SECRET_ACCESS_KEY: 'hunter2',
      S3_REGION: 'ru-central1',
      IMAGE_HOSTS: 'https://img.example, https://*.CDN.example/,http://localhost:9000',
      MODERATION: 'auto',
      PHONE_CONFIRMATION: 'on',
      PHONE_GATEWAY_URL: 'https://gateway.example/send?from=kvartal',
      PHONE_GATEWAY_TOKEN: 'token-of-gateway',
      PURGE_URL: 'https://cdn.example/purge',
      PURGE_TOKEN: 'token-of-cdn',
      MODERATOR_TOTP: 'required',
      MODERATOR_EMAIL: 'Post@dom.example',
      MODERATOR_PASSWORD: 'Parol123',
      ROLE: 'worker',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(readSettings(env)).toEqual({
      listingsFeed: null,
      feedHosts: ['crm.local', 'img.local'],
      roles: ['worker'],
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/kvartal',
      databaseUrl: 'postgresql://kvartal@db/kvartal',
      poolerUrl: 'postgres://kvartal@pooler:6432/kvartal',
      replica: { url: 'postgres://kvartal@standby/kvartal', maxLagSeconds: 30 },
      seedListings: 0,
      allowedOrigins: ['https://partner.example', 'http://localhost:8080'],
      logLevel: 'silent',
      housesCsv: 'examples/server/facts/houses.tsv',
      publicUrl: 'https://kvartal.example',
      hasPartnerPages: true,
      hasSiteFeeds: false,
      hasDemoAccount: true,
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      mail: {
        smtpUrl: 'smtps://kvartal:hunter2@mail.example',
        sender: { name: 'Дом', address: 'post@dom.example', support: 'help@dom.example' },
      },
      phoneConfirmation: 'on',
      phoneGateway: { url: 'https://gateway.example/send?from=kvartal', token: 'token-of-gateway' },
      purge: { url: 'https://cdn.example/purge', token: 'token-of-cdn' },
      dadata: { url: 'https://suggestions.dadata.ru', token: 'token-of-dadata' },
      pictureStorage: {
        endpoint: 'https://storage.example',
        region: 'ru-central1',
        bucket: 'kvartal-pictures',
        accessKeyId: 'kvartal',
        secretAccessKey: 'hunter2',
      },
      metrics: { host: '127.0.0.1', port: 9100 },
      drainSeconds: 30,
      hasRateLimits: false,
      searchCaches: new Set(['counts', 'pages']),
      searchEngine: {
        nodes: [
          { host: 'search1', port: 9306 },
          { host: '::1', port: 9307, user: 'kvartal', password: 'hunter2' },
        ],
        name: 'flats',
      },
      isTraced: true,
      imageHosts: ['https://img.example', 'https://*.cdn.example', 'http://localhost:9000'],
      moderatorFactor: 'required',
      moderation: 'auto',
      moderator: { email: 'post@dom.example', password: 'Parol123' },
    });
  });

  test('a custom database gets neither demo account nor partner pages by default, and the number of proxies must be a number', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://db/kvartal', TRUST_PROXY: '2' })).toMatchObject({
      hasDemoAccount: false,
      hasPartnerPages: false,
      hasSiteFeeds: false,
      trustProxy: 2,
    });
  });

  test('traces are sent where a collector is named, unless they are turned off', () => {
    const env = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' };
    expect(readSettings(env).isTraced).toBe(true);
    expect(readSettings({ ...env, OTEL_SDK_DISABLED: 'true' }).isTraced).toBe(false);
    expect(readSettings({ ...env, OTEL_TRACES_EXPORTER: 'none' }).isTraced).toBe(false);
    expect(readSettings({ OTEL_SERVICE_NAME: 'kvartal' }).isTraced).toBe(false);
  });

  test('a feed of listings takes the place of the demo', () => {
    const LISTINGS_FEED = 'https://agent:hunter2@crm.example/feed.xml';
    const { listingsFeed, seedListings, hasDemoAccount } = readSettings({ LISTINGS_FEED, AGENCY_PHONE: '8 (495) 123-45-67' });
    expect(listingsFeed).toEqual({
      place: LISTINGS_FEED,
      minutes: 60,
      agency: { email: 'agency@example.com', name: null, phone: '4951234567' },
    });
    expect([seedListings, hasDemoAccount]).toEqual([0, false]);
  });

  test.each([
    ['LISTINGS_FEED_MINUTES', '1'],
    ['AGENCY_EMAIL', 'agency'],
    ['AGENCY_NAME', 'а'.repeat(41)],
    ['AGENCY_PHONE', '123'],
  ])('%s=%s is refused beside a feed', (name, value) => {
    expect(() => readSettings({ LISTINGS_FEED: 'https://crm.example/feed.xml', [name]: value })).toThrow(new RegExp(`^${name} must`));
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('%s=%s is refused, which the library would ignore', (name, value) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' };
    expect(() => readSettings({ ...env, [name]: value })).toThrow(new RegExp(`^${name} must`));
  });

  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PORT', '1e3'],
    ['SEED_LISTINGS', '1000001'],
    ['SEED_LISTINGS', '-5'],
    ['DATABASE_URL', 'mysql://localhost/kvartal'],
    ['ALLOWED_ORIGINS', 'partner.example'],
    ['ALLOWED_ORIGINS', 'https://partner.example,,'],
    ['IMAGE_HOSTS', 'img.example'],
    ['IMAGE_HOSTS', 'https://*'],
    ['IMAGE_HOSTS', 'https://img.example/photos'],
    ['IMAGE_HOSTS', 'https://img.example; script-src *'],
    ['IMAGE_HOSTS', 'data:'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'kvartal.example'],
    ['PUBLIC_URL', 'https://kvartal.example/site?x'],
    ['PUBLIC_URL', 'https://user:hunter2@kvartal.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DEMO_ACCOUNT', 'yes'],
    ['PARTNER_PAGES', 'yes'],
    ['SITE_FEEDS', 'yes'],
    ['LISTINGS_FEED', 'no-such-file.xml'],
    ['LISTINGS_FEED', 'https://'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', 'proxy.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Квартал'],
    ['MAIL_FROM', 'Квартал <post>'],
    ['MAIL_FROM', 'Квартал\nBcc: a@dom.example <post@dom.example>'],
    ['MAIL_FROM', 'a@dom.example, b@dom.example'],
    ['SUPPORT_EMAIL', 'Помощь <help@dom.example>'],
    ['DADATA_TOKEN', 'not a token'],
    ['DRAIN_SECONDS', '5s'],
    ['DRAIN_SECONDS', '301'],
    ['METRICS_PORT', 'on'],
    ['METRICS_PORT', '70000'],
    ['METRICS_PORT', '4100'],
    ['RATE_LIMITS', 'no'],
    ['SEARCH_CACHES', 'off'],
    ['SEARCH_CACHES', 'counts,'],
    ['SEARCH_URL', 'http://localhost:9306'],
    ['SEARCH_URL', 'mysql://'],
    ['SEARCH_URL', 'mysql://search1,'],
    ['SEARCH_URL', 'mysql://search1/flats,mysql://search2/houses'],
    ['SEARCH_URL', 'mysql://search1/flats;drop'],
    ['SEARCH_URL', 'mysql://search1/?charset=utf8'],
    ['DATABASE_POOLER_URL', 'pooler'],
    ['DATABASE_READ_URL', 'standby'],
    ['DATABASE_READ_URL', 'postgres://standby/kvartal'],
    ['READ_LAG_SECONDS', '0'],
    ['ROLE', 'both'],
    ['HOUSES_CSV', 'no such file'],
    ['MODERATION', 'on'],
    ['MODERATOR_TOTP', 'on'],
    ['PHONE_CONFIRMATION', 'yes'],
    ['PHONE_GATEWAY_URL', 'gateway.example'],
    ['PHONE_GATEWAY_URL', 'ftp://gateway.example/'],
    ['PHONE_GATEWAY_URL', 'https://user:password@gateway.example/'],
    ['PURGE_URL', 'cdn.example/purge'],
    ['PURGE_URL', 'https://user:password@cdn.example/'],
    ['MODERATOR_EMAIL', 'moderator'],
    ['MODERATOR_PASSWORD', 'hunter2'],
  ])('%s=%s is rejected in one line that names it', (name, value) => {
    const read = () => readSettings({ MAIL_FROM: 'post@dom.example', [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });

  test('all mistakes are told at once, one in a line', () => {
    const read = () => readSettings({ PORT: 'many', LOG_LEVEL: 'loud', SMTP_URL: 'mail.example', SUPPORT_EMAIL: 'help' });
    expect(read).toThrow(
      /^PORT must be .+\nLOG_LEVEL must be .+\nSMTP_URL must be .+\nMAIL_FROM must be .+\nSUPPORT_EMAIL must be [^\n]+$/,
    );
  });

  test('real letters need a configured sender, and replies go to it', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM must be /);
    const { mail } = readSettings({ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'post@dom.example' });
    expect(mail.sender).toEqual({ name: '', address: 'post@dom.example', support: 'post@dom.example' });
  });

  test('the gateway of messages has an address and a token', () => {
    expect(() => readSettings({ PHONE_GATEWAY_URL: 'https://gateway.example' })).toThrow(/^PHONE_GATEWAY_TOKEN must be /);
    expect(() => readSettings({ PHONE_GATEWAY_TOKEN: 'token-of-gateway' })).toThrow(/^PHONE_GATEWAY_URL must be /);
    expect(readSettings({ PHONE_CONFIRMATION: 'on' })).toMatchObject({ phoneConfirmation: 'on', phoneGateway: null });
  });

  test('what purges a cache has an address, and may have a token', () => {
    expect(() => readSettings({ PURGE_TOKEN: 'token-of-cdn' })).toThrow(/^PURGE_URL must be /);
    expect(() => readSettings({ PURGE_URL: 'https://cdn.example/', PURGE_TOKEN: 'with space' })).toThrow(/^PURGE_TOKEN must be /);
    expect(readSettings({ PURGE_URL: 'https://cdn.example/' }).purge).toEqual({ url: 'https://cdn.example/', token: null });
    expect(readSettings({}).purge).toBeNull();
  });

  test('a pooler is before a database that has an address', () => {
    expect(() => readSettings({ DATABASE_POOLER_URL: 'postgres://pooler/kvartal' })).toThrow(/^DATABASE_POOLER_URL must be /);
  });

  test('a worker alone has to know where the site is', () => {
    expect(() => readSettings({ ROLE: 'worker' })).toThrow(/^PUBLIC_URL must be /);
    expect(readSettings({ ROLE: 'api' }).roles).toEqual(['api']);
  });

  test('the storage of pictures is told completely or not at all', () => {
    const storage = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'kvartal',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    };
    expect(readSettings(storage).pictureStorage).toMatchObject({ endpoint: 'https://s3.example', region: 'us-east-1' });
    for (const name of Object.keys(storage)) {
      expect(() => readSettings({ ...storage, [name]: '' })).toThrow(new RegExp(`^${name} must be set, too: [^\\n]+$`));
    }
    for (const [name, value] of [
      ['S3_ENDPOINT', 's3.example'],
      ['S3_ENDPOINT', 'https://user:hunter2@s3.example'],
      ['S3_ENDPOINT', 'https://s3.example/bucket'],
      ['S3_BUCKET', 'Pictures'],
      ['S3_BUCKET', 'a/b'],
      ['S3_REGION', 'ru central'],
      ['S3_SECRET_ACCESS_KEY', 'hunter 2'],
    ]) {
      expect(() => readSettings({ ...storage, [name ?? '']: value })).toThrow(new RegExp(`^${name} must be (?!.*hunter)[^\\n]+$`));
    }
  });

  test('errors never contain the password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:hunter2@localhost/kvartal' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@localhost' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ SEARCH_URL: 'http://user:hunter2@localhost' })).toThrow(/^(?!.*hunter2)/);
  });
});
