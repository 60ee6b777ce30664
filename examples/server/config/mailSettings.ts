import { isEmail } from '../../../src/domain/forms/email.schema';
import type { Sender } from '../mail/message';
import { SettingError } from './settingError';

export interface MailSettings {
  /** Null writes letters to a folder instead. */
  readonly smtpUrl: string | null;
  readonly sender: Sender;
}

/** A reserved domain: nobody can own it. */
const exampleSender = 'Квартал <hello@kvartal.example>';

/** @throws SettingError, which never contains the URL of the mail server, as that includes a password */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings {
  const smtpUrl = env.SMTP_URL || null;
  if (smtpUrl !== null && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    throw new SettingError('SMTP_URL must be an address such as smtp://user:password@mail.example:587 or smtps://…');
  }
  const from = env.MAIL_FROM || (smtpUrl === null ? exampleSender : '');
  const sender = readSender(from);
  if (!sender) throw new SettingError('MAIL_FROM must be whom letters come from, such as Квартал <noreply@kvartal.example>');
  const support = env.SUPPORT_EMAIL || sender.address;
  if (!isEmail(support)) throw new SettingError('SUPPORT_EMAIL must be an address such as help@kvartal.example');
  return { smtpUrl, sender: { ...sender, support } };
}

function readSender(text: string): Omit<Sender, 'support'> | null {
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [null, '', text];
  return isEmail(address) ? { name: name.trim(), address } : null;
}
