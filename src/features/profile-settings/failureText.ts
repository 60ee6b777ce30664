import { type ApiError, isNetworkError } from '../../api/client/errors';
import type { ProfileSettingsMessages } from '../../text/profile-settings/ru';
import type { NoteText } from './Note';

/** Returns what is said of a failed action: its own words, and what can be done about it. */
export function failureText(error: ApiError, text: string, own: ProfileSettingsMessages): NoteText {
  const more = isNetworkError(error) ? own.network : error.kind === 'rejected' && error.status === 429 ? own.tooMany : undefined;
  return { tone: 'error', text, ...(more && { more }) };
}
