import { isEmail } from '../../../src/domain/forms/schemas/email.schema';
import { loginRules } from '../../../src/domain/forms/schemas/login.schema';
import { foldEmail } from '../../../src/domain/forms/tidyText';
import { isKnownToAll } from '../accounts/passwords/commonPasswords';
import { SettingError } from './settingError';

type Environment = Readonly<Record<string, string | undefined>>;

/** The first moderator, whom the first start creates. Without a password one is made up, and shown once. */
export interface ModeratorSettings {
  readonly email: string;
  readonly password: string | null;
}

const defaultEmail = 'moderator@example.com';

export function readModerator({ MODERATOR_EMAIL, MODERATOR_PASSWORD }: Environment): ModeratorSettings {
  const email = foldEmail(MODERATOR_EMAIL || defaultEmail);
  if (!isEmail(email)) throw new SettingError('MODERATOR_EMAIL must be an e-mail address');
  const password = MODERATOR_PASSWORD || null;
  if (password !== null && loginRules.problems({ email, password }).password) {
    throw new SettingError('MODERATOR_PASSWORD must be 6 to 60 letters and digits, with a capital letter, a small one and a digit');
  }
  if (password !== null && isKnownToAll(password))
    throw new SettingError('MODERATOR_PASSWORD is among those that are guessed first: choose another');
  return { email, password };
}

/** `required`: moderators without a second factor are ordinary users until they have set one up. */
export type ModeratorFactor = 'off' | 'required';

export function readModeratorFactor({ MODERATOR_TOTP }: Environment): ModeratorFactor {
  if (MODERATOR_TOTP && MODERATOR_TOTP !== 'off' && MODERATOR_TOTP !== 'required')
    throw new SettingError('MODERATOR_TOTP must be off or required');
  return MODERATOR_TOTP === 'required' ? 'required' : 'off';
}

/** `auto`: what the posting rules find clean is approved without a moderator. */
export type ModerationMode = 'manual' | 'auto';

export function readModeration({ MODERATION }: Environment): ModerationMode {
  if (MODERATION && MODERATION !== 'manual' && MODERATION !== 'auto') throw new SettingError('MODERATION must be manual or auto');
  return MODERATION === 'auto' ? 'auto' : 'manual';
}
