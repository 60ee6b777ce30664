import { useRef, useState } from 'react';
import { type ApiError, isNetworkError } from '../../../api/client/errors';
import type { RequestOptions } from '../../../api/client/request';
import { confirmComplaints, deciderOf, dismissComplaints, listComplaints, rejectListing, unblockAccount } from '../../../api/moderation';
import { type ComplainedListing, isExplained } from '../../../domain/listing/moderation';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useMutation } from '../../../state/data/useMutation';
import { usePrivatePages } from '../../../state/data/usePrivatePages';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { useLazy } from '../../../ui/hooks/useLazy';
import { useToasts } from '../../../ui/overlay/Toasts';
import { FailureState } from '../../../ui/states/FailureState';
import { PageLoading } from '../../../ui/states/PageLoading';
import { StateBlock } from '../../../ui/states/StateBlock';
import { ListOfCases } from '../Moderation.styles';
import { emptyDraft, type RejectionDraft } from '../queue/drafts';
import { ReasonsDialog } from '../queue/ReasonsDialog';
import { useDecided } from '../useDecided';
import { BlockDialog, type BlockedAccount } from './BlockDialog';
import { ComplaintItem } from './ComplaintItem';
import { Filter } from './Filter';

const fetchPagination = () => import('../../../ui/buttons/Pagination').then(({ Pagination }) => Pagination);

export interface ComplaintsTabProps {
  readonly headingLevel: number;
}

interface Action {
  readonly item: ComplainedListing;
  call(options: RequestOptions): Promise<void>;
}

/** Listings that somebody has complained about: reject, block the account, dismiss or confirm. */
export function ComplaintsTab({ headingLevel }: ComplaintsTabProps) {
  const { text: moderationPageText, common } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const runtime = useRuntime();
  const { transport } = runtime;
  const cache = privateStoreOf(runtime);
  const { list, said, tell } = useDecided();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const toasts = useToasts(moderationPageText.close);
  const [isResolved, setResolved] = useState(false);
  const { load, page, pages, show } = usePrivatePages(['moderation', 'complaints', isResolved], (asked, options) =>
    listComplaints(transport, { isResolved, page: asked, ...options }),
  );
  const [rejected, setRejected] = useState<ComplainedListing | null>(null);
  const [draft, setDraft] = useState<RejectionDraft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const [blocked, setBlocked] = useState<BlockedAccount | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { value: Pagination } = useLazy(fetchPagination, pages > 1);
  const action = useMutation(({ call }: Action, { signal }) => call({ signal }));

  const finish = (text: string) => {
    tell(text);
    toasts.show('success', text);
    cache.reload(['moderation']);
  };
  const act = async (next: Action, text: string): Promise<ApiError | null> => {
    const outcome = await action.run(next);
    if (outcome.status === 'done') finish(text);
    if (outcome.status !== 'failed') return null;
    const { error } = outcome;
    const isStale = error.kind === 'rejected' && (error.status === 409 || error.status === 404 || error.status === 400);
    if (isStale) cache.reload(['moderation']);
    const decider = deciderOf(error);
    toasts.show(
      'error',
      decider !== undefined
        ? moderationPageText.complaints.decided(moderationText.decided(decider))
        : isStale
          ? moderationPageText.complaints.changed
          : isNetworkError(error)
            ? moderationPageText.complaints.offline
            : moderationPageText.complaints.failed,
    );
    return isStale ? null : error;
  };
  const reject = async () => {
    const { reason, field, comment } = draft;
    if (!rejected || !reason || !isExplained(reason, comment)) {
      setChecked(true);
      reasons.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
      return;
    }
    const { listing, version } = rejected;
    const seen = { id: listing.id, status: listing.status, tradeType: listing.tradeType, version };
    const text = moderationPageText.done.rejected(listing.id, moderationText.reasons[reason]);
    const failure = await act(
      { item: rejected, call: (options) => rejectListing(transport, seen, { reason, field, comment: comment.trim() }, options) },
      text,
    );
    setProblem(failure);
    if (!failure) setRejected(null);
  };
  const close = (call: typeof dismissComplaints) => (item: ComplainedListing) =>
    void act({ item, call: (options) => call(transport, item.id, options) }, moderationPageText.complaints.closed(item.id));
  const accountOf = ({ listing: { owner } }: ComplainedListing): BlockedAccount => ({ id: owner.id ?? 0, name: owner.name });
  const answer = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  return (
    <>
      <Filter
        label={moderationPageText.complaints.filter}
        value={isResolved ? 'resolved' : 'open'}
        options={[
          { value: 'open', label: moderationPageText.complaints.open },
          { value: 'resolved', label: moderationPageText.complaints.resolved },
        ]}
        onChange={(value) => setResolved(value === 'resolved')}
      />
      <LiveRegion>{said}</LiveRegion>
      {load.status === 'failed' && <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel} onRetry={load.retry} />}
      {load.status !== 'failed' && !answer && <PageLoading label={moderationPageText.complaints.loading} />}
      {answer && (
        <ListOfCases
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label={moderationPageText.tabs.complaints}
          aria-busy={load.status === 'loading' || undefined}
        >
          {answer.items.length === 0 && (
            <StateBlock
              part="state"
              art="done"
              headingLevel={headingLevel}
              title={isResolved ? moderationPageText.complaints.emptyResolved : moderationPageText.complaints.emptyTitle}
              text={isResolved ? undefined : moderationPageText.complaints.emptyText}
            />
          )}
          {answer.items.map((item) => (
            <ComplaintItem
              key={item.id}
              item={item}
              headingLevel={headingLevel}
              isBusy={action.isPending}
              onReject={(chosen) => {
                setDraft((old) => (rejected?.id === chosen.id ? old : emptyDraft));
                setChecked(false);
                setProblem(null);
                setRejected(chosen);
              }}
              onDismiss={close(dismissComplaints)}
              onConfirm={close(confirmComplaints)}
              onBlock={(chosen) => setBlocked(accountOf(chosen))}
              onUnblock={(chosen) => {
                const { id, name } = accountOf(chosen);
                void act(
                  { item: chosen, call: (options) => unblockAccount(transport, id, options) },
                  moderationPageText.block.undone(name),
                );
              }}
            />
          ))}
        </ListOfCases>
      )}
      {pages > 1 && Pagination && (
        <Pagination page={page} pageCount={pages} onChange={show} labels={{ ...common.pagination, nav: common.pagination.name }} />
      )}
      <ReasonsDialog
        isOpen={rejected !== null}
        onClose={() => setRejected(null)}
        draft={draft}
        isChecked={isChecked}
        isSending={action.isPending}
        problem={problem}
        reasons={reasons}
        onDraft={(change) => setDraft((old) => ({ ...old, ...change }))}
        onReject={() => void reject()}
        onRetry={() => void reject()}
      />
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
