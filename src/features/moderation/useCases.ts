import { type RefObject, useState } from 'react';
import { type ApiError, isNetworkError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import { deciderOf } from '../../api/moderation';
import type { ModerationPlace } from '../../domain/moderation/moderationPlace';
import type { PageOf } from '../../domain/paging/pageShown';
import { privateStoreOf } from '../../state/data/privateStore';
import { type PrivatePages, usePrivatePages } from '../../state/data/usePrivatePages';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../text/moderation/useModerationText';
import { type Toasts, useToasts } from '../../ui/overlay/Toasts';
import type { BlockedAccount } from './complaints/BlockDialog';
import { useCopiedLink } from './useCopiedLink';
import { useDecided } from './useDecided';

/** A list of cases that moderators decide, for {@link Cases}. */
export interface CaseList<T> {
  readonly pages: PrivatePages<PageOf<T>>;
  /** The list, which takes the focus of what is decided. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** What the live region says. */
  readonly said: string;
  readonly toasts: Toasts['element'];
  /** The account that is about to be blocked. */
  readonly blocked: BlockedAccount | null;
  block(account: BlockedAccount | null): void;
  /** Copies the address of a case. */
  copyLink(place: ModerationPlace): void;
  /** Something was decided: it is said, and the lists are loaded again. */
  finish(done: string): void;
  /** Says why something was not decided. Returns whether the case had `changed`, which answers with one of these `statuses` mean. */
  fail(error: ApiError, statuses: readonly number[], changed: string): boolean;
}

/** Loads a list of cases under its key, and says what becomes of them. */
export function useCases<T>(key: readonly unknown[], call: (page: number, options: RequestOptions) => Promise<PageOf<T>>): CaseList<T> {
  const { text } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const cache = privateStoreOf(useRuntime());
  const { list, said, tell, handOn } = useDecided();
  const toasts = useToasts(text.close);
  const pages = usePrivatePages(key, call);
  const copyLink = useCopiedLink(toasts);
  const [blocked, block] = useState<BlockedAccount | null>(null);
  return {
    pages,
    list,
    said,
    toasts: toasts.element,
    blocked,
    block,
    copyLink,
    finish(done) {
      tell(done);
      toasts.show('success', done);
      cache.reload(['moderation']);
    },
    fail(error, statuses, changed) {
      const isStale = error.kind === 'rejected' && statuses.includes(error.status);
      if (isStale) {
        // What was pressed may be gone from the list that comes.
        handOn();
        cache.reload(['moderation']);
      }
      const decider = deciderOf(error);
      const { complaints } = text;
      const otherwise = isStale ? changed : isNetworkError(error) ? complaints.offline : complaints.failed;
      toasts.show('error', decider === undefined ? otherwise : complaints.decided(moderationText.decided(decider)));
      return isStale;
    },
  };
}
