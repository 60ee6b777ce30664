import { useState } from 'react';
import { styled } from 'styled-components';
import { isNetworkError } from '../../../api/client/errors';
import { dismissSpam, listSpam } from '../../../api/moderation';
import type { SpamMark } from '../../../domain/chat/spam';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useMutation } from '../../../state/data/useMutation';
import { usePrivatePages } from '../../../state/data/usePrivatePages';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { useLazy } from '../../../ui/hooks/useLazy';
import { useToasts } from '../../../ui/overlay/Toasts';
import { FailureState } from '../../../ui/states/FailureState';
import { PageLoading } from '../../../ui/states/PageLoading';
import { StateBlock } from '../../../ui/states/StateBlock';
import { BlockDialog, type BlockedAccount } from '../complaints/BlockDialog';
import { ListOfCases } from '../Moderation.styles';
import { useDecided } from '../useDecided';
import { SpamItem } from './SpamItem';

const fetchPagination = () => import('../../../ui/buttons/Pagination').then(({ Pagination }) => Pagination);

const Note = styled.p`
  max-width: 62ch;
  margin: 0;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

/** Texts that somebody has sent to many people: block the account, or dismiss. */
export function SpamTab({ headingLevel }: { readonly headingLevel: number }) {
  const { text: moderationPageText, common } = useModerationPageText();
  const runtime = useRuntime();
  const { transport } = runtime;
  const cache = privateStoreOf(runtime);
  const { list, said, tell } = useDecided();
  const toasts = useToasts(moderationPageText.close);
  const { load, page, pages, show } = usePrivatePages(['moderation', 'spam'], (asked, options) =>
    listSpam(transport, { page: asked, ...options }),
  );
  const [blocked, setBlocked] = useState<BlockedAccount | null>(null);
  const { value: Pagination } = useLazy(fetchPagination, pages > 1);
  const dismissal = useMutation(({ id }: SpamMark, { signal }) => dismissSpam(transport, id, { signal }));

  const finish = (text: string) => {
    tell(text);
    toasts.show('success', text);
    cache.reload(['moderation']);
  };
  const dismiss = async (mark: SpamMark) => {
    const outcome = await dismissal.run(mark);
    if (outcome.status === 'done') finish(moderationPageText.spam.dismissed);
    if (outcome.status !== 'failed') return;
    const { error } = outcome;
    const isStale = error.kind === 'rejected' && error.status === 404;
    if (isStale) cache.reload(['moderation']);
    toasts.show(
      'error',
      isStale
        ? moderationPageText.spam.changed
        : isNetworkError(error)
          ? moderationPageText.complaints.offline
          : moderationPageText.complaints.failed,
    );
  };
  const answer = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  return (
    <>
      <Note>{moderationPageText.spam.note}</Note>
      <LiveRegion>{said}</LiveRegion>
      {load.status === 'failed' && <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel} onRetry={load.retry} />}
      {load.status !== 'failed' && !answer && <PageLoading label={moderationPageText.spam.loading} />}
      {answer && (
        <ListOfCases
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label={moderationPageText.tabs.spam}
          aria-busy={load.status === 'loading' || undefined}
        >
          {answer.items.length === 0 && (
            <StateBlock
              part="state"
              art="done"
              headingLevel={headingLevel}
              title={moderationPageText.spam.emptyTitle}
              text={moderationPageText.spam.emptyText}
            />
          )}
          {answer.items.map((mark) => (
            <SpamItem
              key={mark.id}
              mark={mark}
              headingLevel={headingLevel}
              isBusy={dismissal.isPending}
              onDismiss={(chosen) => void dismiss(chosen)}
              onBlock={({ userId, name }) => setBlocked({ id: userId, name })}
            />
          ))}
        </ListOfCases>
      )}
      {pages > 1 && Pagination && (
        <Pagination page={page} pageCount={pages} onChange={show} labels={{ ...common.pagination, nav: common.pagination.name }} />
      )}
      <BlockDialog
        account={blocked}
        onClose={() => setBlocked(null)}
        onBlocked={({ name }) => {
          setBlocked(null);
          finish(moderationPageText.block.done(name));
        }}
      />
      {toasts.element}
    </>
  );
}
