import { type ApiError, isNetworkError } from '../../../api/client/errors';
import type { PublishMessages } from '../../../text/publish/ru';

/** Returns the words for a failure of the address service (§8). */
export function suggestionFailure(error: ApiError, words: PublishMessages['addressField']['failures']): string {
  if (isNetworkError(error)) return words.network;
  const status = error.kind === 'rejected' || error.kind === 'malformed' ? error.status : 0;
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 405:
    case 413:
    case 429:
      return words[status];
    case 500:
    case 502:
    case 503:
    case 504:
      return words.internal;
    default:
      return words.other;
  }
}
