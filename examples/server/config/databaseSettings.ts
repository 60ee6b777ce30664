import { readInteger } from './readInteger';
import { SettingError } from './settingError';

type Env = Readonly<Record<string, string | undefined>>;

export function readDatabase(name: string, text: string | undefined): string | null {
  if (text && !/^postgres(ql)?:\/\/./.test(text))
    throw new SettingError(`${name} must be an address such as postgres://user@localhost/kvartal`);
  return text || null;
}

export function readReplica({
  DATABASE_URL,
  DATABASE_READ_URL,
  READ_LAG_SECONDS,
}: Env): { readonly url: string; readonly maxLagSeconds: number } | null {
  const maxLagSeconds = readInteger('READ_LAG_SECONDS', READ_LAG_SECONDS, 10, 1, 300);
  const url = readDatabase('DATABASE_READ_URL', DATABASE_READ_URL);
  if (url && !DATABASE_URL) throw new SettingError('DATABASE_READ_URL must be a standby of DATABASE_URL, which is not set');
  return url ? { url, maxLagSeconds } : null;
}

export function readPooler({ DATABASE_URL, DATABASE_POOLER_URL }: Env): string | null {
  const url = readDatabase('DATABASE_POOLER_URL', DATABASE_POOLER_URL);
  if (url && !DATABASE_URL) throw new SettingError('DATABASE_POOLER_URL must be a pooler before DATABASE_URL, which is not set');
  return url;
}
