import { toApiError } from '../../api/client/errors';
import type { PageOf } from '../../domain/paging/pageShown';
import type { ModerationPageMessages } from '../../text/moderation/page/ru';

/** A list of one case; empty if there is none of this number, or it is for another moderator. */
export async function onlyCase<T>(call: Promise<T>): Promise<PageOf<T>> {
  try {
    return { items: [await call], count: 1 };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'rejected' && error.status === 404) return { items: [], count: 0 };
    throw thrown;
  }
}

/** What stands there without a complaint. */
export function emptyOf(text: ModerationPageMessages['complaints'], caseId: number | null, isResolved: boolean) {
  if (caseId !== null) return { title: text.missingTitle, text: text.missingText };
  return isResolved ? { title: text.emptyResolved } : { title: text.emptyTitle, text: text.emptyText };
}
