import { readAll } from './readAll';
import { SettingError } from './settingError';

type Environment = Readonly<Record<string, string | undefined>>;

/** A bucket of an S3-compatible storage. */
export interface PictureStorageSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Returns null without any of the variables: pictures are files in `DATA_DIR`.
 * @throws SettingError, which never contains the secret
 */
export function readPictureStorage(env: Environment): PictureStorageSettings | null {
  if (!names.some((name) => env[name])) return null;
  const required = (name: (typeof names)[number], pattern: RegExp, what: string) => () => {
    const text = env[name] ?? '';
    if (!text) throw new SettingError(`${name} must be set, too: ${names.join(', ')} belong together`);
    if (!pattern.test(text)) throw new SettingError(`${name} must be ${what}`);
    return text;
  };
  return readAll<PictureStorageSettings>({
    endpoint() {
      const text = required('S3_ENDPOINT', /^https?:\/\/[^/?#@]+\/?$/, 'an origin such as https://storage.yandexcloud.net')();
      if (!URL.canParse(text)) throw new SettingError('S3_ENDPOINT must be an origin such as https://storage.yandexcloud.net');
      return new URL(text).origin;
    },
    region() {
      const text = env['S3_REGION'] || 'us-east-1';
      if (!/^[a-z\d-]{2,40}$/.test(text)) throw new SettingError('S3_REGION must be a name such as ru-central1');
      return text;
    },
    bucket: required('S3_BUCKET', /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'a name of 3 to 63 small letters, digits and hyphens'),
    accessKeyId: required('S3_ACCESS_KEY_ID', /^[\x21-\x7e]+$/, 'a key without spaces'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', /^[\x21-\x7e]+$/, 'a key without spaces'),
  });
}
