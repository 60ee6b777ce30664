import { SettingError } from './settingError';

/** DaData's suggestions in place of the register that comes with the server. */
export interface DadataSettings {
  readonly url: string;
  readonly token: string;
}

const service = 'https://suggestions.dadata.ru';

/** Returns null without a token: the own register answers. */
export function readDadata({ DADATA_URL, DADATA_TOKEN }: Readonly<Record<string, string | undefined>>): DadataSettings | null {
  if (DADATA_URL && !DADATA_TOKEN) throw new SettingError('DADATA_TOKEN must be set with DADATA_URL');
  if (!DADATA_TOKEN) return null;
  if (!/^[\w-]{8,200}$/.test(DADATA_TOKEN)) throw new SettingError('DADATA_TOKEN must be the API key of DaData, letters and digits');
  const url = DADATA_URL || service;
  if (!URL.canParse(url) || !/^https?:\/\/[^/?#@]+\/?$/.test(url))
    throw new SettingError(`DADATA_URL must be an origin such as ${service}`);
  return { url: new URL(url).origin, token: DADATA_TOKEN };
}
