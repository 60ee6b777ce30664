import { useState } from 'react';
import { confirmChatComplaint, dismissChatComplaint, listChatComplaints } from '../../../api/chatComplaints';
import { isNetworkError } from '../../../api/client/errors';
import type { RequestOptions } from '../../../api/client/request';
import { deciderOf, unblockAccount } from '../../../api/moderation';
import type { ChatComplaint } from '../../../domain/chat/chatComplaint';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useMutation } from '../../../state/data/useMutation';
import { usePrivatePages } from '../../../state/data/usePrivatePages';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatSafetyText } from '../../../text/chat/safety/useChatSafetyText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { useLazy } from '../../../ui/hooks/useLazy';
import { useToasts } from '../../../ui/overlay/Toasts';
import { FailureState } from '../../../ui/states/FailureState';
import { PageLoading } from '../../../ui/states/PageLoading';
import { StateBlock } from '../../../ui/states/StateBlock';
import { BlockDialog, type BlockedAccount } from '../complaints/BlockDialog';
import { Filter } from '../complaints/Filter';
import { ListOfCases } from '../Moderation.styles';
import { useDecided } from '../useDecided';
import { PersonComplaint } from './PersonComplaint';

const fetchPagination = () => import('../../../ui/buttons/Pagination').then(({ Pagination }) => Pagination);

type Call = (options: RequestOptions) => Promise<void>;

/** Complaints about people, from chats: block the account, dismiss or confirm. Lazy-loaded. */
export function PeopleTab({ headingLevel }: { readonly headingLevel: number }) {
  const { text } = useChatSafetyText();
  const { text: pageText, common } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const runtime = useRuntime();
  const { transport } = runtime;
  const cache = privateStoreOf(runtime);
  const { list, said, tell } = useDecided();
  const toasts = useToasts(pageText.close);
  const [isResolved, setResolved] = useState(false);
  const { load, page, pages, show } = usePrivatePages(['moderation', 'chat-complaints', isResolved], (asked, options) =>
    listChatComplaints(transport, { isResolved, page: asked, ...options }),
  );
  const [blocked, setBlocked] = useState<BlockedAccount | null>(null);
  const { value: Pagination } = useLazy(fetchPagination, pages > 1);
  const action = useMutation((call: Call, { signal }) => call({ signal }));

  const finish = (done: string) => {
    tell(done);
    toasts.show('success', done);
    cache.reload(['moderation']);
  };
  const act = async (call: Call, done: string) => {
    const outcome = await action.run(call);
    if (outcome.status === 'done') finish(done);
    if (outcome.status !== 'failed') return;
    const { error } = outcome;
    const isStale = error.kind === 'rejected' && (error.status === 409 || error.status === 404);
    if (isStale) cache.reload(['moderation']);
    const decider = deciderOf(error);
    const { complaints } = pageText;
    toasts.show(
      'error',
      decider !== undefined
        ? complaints.decided(moderationText.decided(decider))
        : isStale
          ? text.cases.changed
          : isNetworkError(error)
            ? complaints.offline
            : complaints.failed,
    );
  };
  const close =
    (call: typeof dismissChatComplaint) =>
    ({ id }: ChatComplaint) =>
      void act((options) => call(transport, id, options), text.cases.closed);
  const answer = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  return (
    <>
      <Filter
        label={pageText.complaints.filter}
        value={isResolved ? 'resolved' : 'open'}
        options={[
          { value: 'open', label: pageText.complaints.open },
          { value: 'resolved', label: pageText.complaints.resolved },
        ]}
        onChange={(value) => setResolved(value === 'resolved')}
      />
      <LiveRegion>{said}</LiveRegion>
      {load.status === 'failed' && <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel} onRetry={load.retry} />}
      {load.status !== 'failed' && !answer && <PageLoading label={pageText.complaints.loading} />}
      {answer && (
        <ListOfCases
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label={pageText.tabs.complaints}
          aria-busy={load.status === 'loading' || undefined}
        >
          {answer.items.length === 0 && (
            <StateBlock
              part="state"
              art="done"
              headingLevel={headingLevel}
              title={isResolved ? pageText.complaints.emptyResolved : pageText.complaints.emptyTitle}
              text={isResolved ? undefined : pageText.complaints.emptyText}
            />
          )}
          {answer.items.map((complaint) => (
            <PersonComplaint
              key={complaint.id}
              complaint={complaint}
              headingLevel={headingLevel}
              isBusy={action.isPending}
              onDismiss={close(dismissChatComplaint)}
              onConfirm={close(confirmChatComplaint)}
              onBlock={({ person: { id, name } }) => setBlocked({ id: id ?? 0, name })}
              onUnblock={({ person: { id, name } }) =>
                void act((options) => unblockAccount(transport, id ?? 0, options), pageText.block.undone(name))
              }
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
          finish(pageText.block.done(name));
        }}
      />
      {toasts.element}
    </>
  );
}
