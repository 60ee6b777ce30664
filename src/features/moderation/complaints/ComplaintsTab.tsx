import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/client/errors';
import type { RequestOptions } from '../../../api/client/request';
import {
  confirmComplaints,
  dismissComplaints,
  getComplainedListing,
  listComplaints,
  rejectListing,
  unblockAccount,
} from '../../../api/moderation';
import { type ComplainedListing, isExplained } from '../../../domain/listing/moderation';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { Cases } from '../Cases';
import { emptyOf, onlyCase } from '../onlyCase';
import { emptyDraft, type RejectionDraft } from '../queue/drafts';
import { ReasonsDialog } from '../queue/ReasonsDialog';
import { useCases } from '../useCases';
import type { BlockedAccount } from './BlockDialog';
import { ComplaintItem } from './ComplaintItem';
import { ResolvedFilter } from './ResolvedFilter';

export interface ComplaintsTabProps {
  readonly headingLevel: number;
  /** The listing whose complaints are shown; null for all. */
  readonly caseId: number | null;
}

interface Action {
  readonly item: ComplainedListing;
  call(options: RequestOptions): Promise<void>;
}

/** Listings that somebody has complained about: reject, block the account, dismiss or confirm. */
export function ComplaintsTab({ headingLevel, caseId }: ComplaintsTabProps) {
  const { text: moderationPageText } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const { transport } = useRuntime();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const [isResolved, setResolved] = useState(false);
  const cases = useCases(['moderation', 'complaints', isResolved, caseId], (page, options) =>
    caseId === null
      ? listComplaints(transport, { isResolved, page, ...options })
      : onlyCase(getComplainedListing(transport, caseId, options)),
  );
  const [rejected, setRejected] = useState<ComplainedListing | null>(null);
  const [draft, setDraft] = useState<RejectionDraft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const action = useMutation(({ call }: Action, { signal }) => call({ signal }));
  const { complaints } = moderationPageText;

  const act = async (next: Action, text: string): Promise<ApiError | null> => {
    const outcome = await action.run(next);
    if (outcome.status === 'done') cases.finish(text);
    const failure = outcome.status === 'failed' && !cases.fail(outcome.error, [400, 404, 409], complaints.changed) ? outcome.error : null;
    // At once: an open dialog would keep the focus from the list.
    if (!failure) setRejected(null);
    return failure;
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
  };
  const close = (call: typeof dismissComplaints) => (item: ComplainedListing) =>
    void act({ item, call: (options) => call(transport, item.id, options) }, complaints.closed(item.id));
  const accountOf = ({ listing: { owner } }: ComplainedListing): BlockedAccount => ({ id: owner.id ?? 0, name: owner.name });
  return (
    <>
      {caseId === null && <ResolvedFilter isResolved={isResolved} onChange={setResolved} />}
      <Cases
        cases={cases}
        headingLevel={headingLevel}
        label={moderationPageText.tabs.complaints}
        loading={complaints.loading}
        empty={emptyOf(complaints, caseId, isResolved)}
      >
        {(item) => (
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
            onCopy={({ id }) => cases.copyLink({ section: 'complaints', caseId: id })}
            onBlock={(chosen) => cases.block(accountOf(chosen))}
            onUnblock={(chosen) => {
              const { id, name } = accountOf(chosen);
              void act({ item: chosen, call: (options) => unblockAccount(transport, id, options) }, moderationPageText.block.undone(name));
            }}
          />
        )}
      </Cases>
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
    </>
  );
}
