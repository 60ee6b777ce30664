import { type ApiError, isNetworkError } from '../../api/client/errors';
import type { ProfileSettingsMessages } from '../../text/profile-settings/ru';
import type { NoteText } from './Note';

/** Returns what is said of a failed action: its own words, and what can be done about it. */
export function failureText(error: ApiError, text: string, profileSettingsText: ProfileSettingsMessages): NoteText {
  const more = isNetworkError(error)
    ? profileSettingsText.network
    : error.kind === 'rejected' && error.status === 429
      ? profileSettingsText.tooMany
      : undefined;
  return { tone: 'error', text, ...(more && { more }) };
}
