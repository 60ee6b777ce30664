import type { PurgeSettings } from '../edge/sendPurge';
import { SettingError } from './settingError';

/**
 * Null purges nothing.
 * @throws SettingError, which never contains the address or the token
 */
export function readPurge({ PURGE_URL, PURGE_TOKEN }: Readonly<Record<string, string | undefined>>): PurgeSettings | null {
  if (PURGE_TOKEN && !PURGE_URL) throw new SettingError('PURGE_URL must be set with PURGE_TOKEN');
  if (!PURGE_URL) return null;
  const url = URL.canParse(PURGE_URL) ? new URL(PURGE_URL) : null;
  // A name and password in it would be sent in place of the token, and be shown by tools.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new SettingError('PURGE_URL must be an address such as https://cdn.example/purge');
  if (PURGE_TOKEN && !/^[\x21-\x7e]{8,500}$/.test(PURGE_TOKEN))
    throw new SettingError('PURGE_TOKEN must be the token of that address, 8 to 500 letters, digits and signs');
  return { url: url.href, token: PURGE_TOKEN || null };
}
