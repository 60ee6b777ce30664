import { isEmail } from '../../../src/domain/forms/schemas/email.schema';
import type { Sender } from '../mail/message';
import { readAll } from './readAll';
import { SettingError } from './settingError';

export interface MailSettings {
  /** Null writes letters to a folder instead. */
  readonly smtpUrl: string | null;
  readonly sender: Sender;
}

/** A reserved domain: nobody can own it. */
const exampleSender = 'Квартал <hello@kvartal.example>';

interface MailVariables {
  readonly smtpUrl: string | null;
  readonly sender: Omit<Sender, 'support'>;
  readonly support: string | null;
}

/** @throws SettingError, which never contains the URL of the mail server, as that includes a password */
export function readMailSettings({ SMTP_URL, MAIL_FROM, SUPPORT_EMAIL }: Readonly<Record<string, string | undefined>>): MailSettings {
  const { smtpUrl, sender, support } = readAll<MailVariables>({
    smtpUrl: () => readSmtpUrl(SMTP_URL),
    sender: () => readSender(MAIL_FROM || (SMTP_URL ? '' : exampleSender)),
    support: () => readSupport(SUPPORT_EMAIL),
  });
  return { smtpUrl, sender: { ...sender, support: support ?? sender.address } };
}

function readSmtpUrl(text: string | undefined): string | null {
  if (text && !(/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text))) {
    throw new SettingError('SMTP_URL must be an address such as smtp://user:password@mail.example:587 or smtps://…');
  }
  return text || null;
}

function readSender(text: string): MailVariables['sender'] {
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [null, '', text];
  if (!isEmail(address)) throw new SettingError('MAIL_FROM must be whom letters come from, such as Квартал <noreply@kvartal.example>');
  return { name: name.trim(), address };
}

function readSupport(text: string | undefined): string | null {
  if (text && !isEmail(text)) throw new SettingError('SUPPORT_EMAIL must be an address such as help@kvartal.example');
  return text || null;
}
