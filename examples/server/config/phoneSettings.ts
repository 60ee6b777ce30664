import type { HttpGatewaySettings } from '../messages/httpGateway';
import { SettingError } from './settingError';

type Environment = Readonly<Record<string, string | undefined>>;

/** `on`: a number that its owner has not confirmed by a code is shown to nobody. */
export type PhoneConfirmation = 'off' | 'on';

export function readPhoneConfirmation({ PHONE_CONFIRMATION }: Environment): PhoneConfirmation {
  if (PHONE_CONFIRMATION && PHONE_CONFIRMATION !== 'off' && PHONE_CONFIRMATION !== 'on')
    throw new SettingError('PHONE_CONFIRMATION must be off or on');
  return PHONE_CONFIRMATION === 'on' ? 'on' : 'off';
}

/**
 * Null writes texts to a folder instead.
 * @throws SettingError, which never contains the address or the token
 */
export function readPhoneGateway({ PHONE_GATEWAY_URL, PHONE_GATEWAY_TOKEN }: Environment): HttpGatewaySettings | null {
  if (PHONE_GATEWAY_TOKEN && !PHONE_GATEWAY_URL) throw new SettingError('PHONE_GATEWAY_URL must be set with PHONE_GATEWAY_TOKEN');
  if (!PHONE_GATEWAY_URL) return null;
  const url = URL.canParse(PHONE_GATEWAY_URL) ? new URL(PHONE_GATEWAY_URL) : null;
  // A name and password in it would be sent in place of the token, and be shown by tools.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new SettingError('PHONE_GATEWAY_URL must be an address such as https://gateway.example/send');
  if (!PHONE_GATEWAY_TOKEN || !/^[\x21-\x7e]{8,500}$/.test(PHONE_GATEWAY_TOKEN))
    throw new SettingError('PHONE_GATEWAY_TOKEN must be the token of the gateway, 8 to 500 letters, digits and signs');
  return { url: url.href, token: PHONE_GATEWAY_TOKEN };
}
