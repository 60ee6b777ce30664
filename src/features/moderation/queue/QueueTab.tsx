import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isNetworkError } from '../../../api/client/errors';
import { isExplained, type QueueOrdering } from '../../../domain/listing/moderation';
import { useUnsavedWork } from '../../../state/runtime/useUnsavedWork';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { useIsWide } from '../../../ui/hooks/useIsWide';
import { useToasts } from '../../../ui/overlay/Toasts';
import type { ModerationProps } from '../definition';
import { Changes } from '../review/Changes';
import { ListingView } from '../review/ListingView';
import { reasonOfRule, remarksOf } from '../review/numberedHints';
import { OwnerRow } from '../review/OwnerRow';
import { ComplaintQuotes, Remarks } from '../review/Remarks';
import { useCopiedLink } from '../useCopiedLink';
import { CaseHead } from './CaseHead';
import { ConflictDialog } from './ConflictDialog';
import { DecisionBar, DecisionPanel, type DecisionProps } from './DecisionPanel';
import { DeskPane } from './DeskPane';
import { type Drafts, emptyDraft, hasWords, type RejectionDraft } from './drafts';
import { HoldExpired } from './HoldExpired';
import { KeysDialog, KeysLine } from './Keys';
import { AboveBar, Columns, Main, Side } from './Queue.styles';
import { QueueList } from './QueueList';
import type { Queue } from './queueAnswer';
import { ReasonsDialog } from './ReasonsDialog';
import { reasonAt } from './reasonAt';
import { UndoNotice } from './UndoNotice';
import { useKeys, useKeysSwitch } from './useKeys';
import { useReview } from './useReview';

export interface QueueTabProps extends Omit<ModerationProps, 'token' | 'onAccess' | 'headingLevel' | 'section' | 'caseId' | 'onCase'> {
  readonly headingLevel: number;
  /** Keys work only while the tab is shown. */
  readonly isActive: boolean;
  readonly queue: Queue | null;
  readonly hasFailed: boolean;
  readonly complaints: number;
  readonly ordering: QueueOrdering;
  /** The listing of the address; null for the first that nobody reads, undefined for none yet. */
  readonly asked: number | null | undefined;
  onOrdering(ordering: QueueOrdering): void;
  onComplaints(): void;
  /** Another listing lies on the desk, or none. */
  onDesk(id: number | null): void;
}

/** Width from which the decision stands on the page; below it there is a bar, px. */
const wide = 744;

/** The queue, one listing and the decision about it. */
export function QueueTab({ headingLevel, isActive, queue, complaints, ordering, onOrdering, onComplaints, ...rest }: QueueTabProps) {
  const { asked, onDesk, ...props } = rest;
  const { text: moderationPageText, format } = useModerationPageText();
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const isWide = useIsWide(place, wide) !== false;
  const toasts = useToasts(moderationPageText.close);
  const copyLink = useCopiedLink(toasts);
  const review = useReview({ ordering, asked, onDesk }, (text) => toasts.show('error', text));
  const { desk, problem, last } = review;
  const [drafts, setDrafts] = useState<Drafts>({});
  const [isChecked, setChecked] = useState(false);
  const [photo, setPhoto] = useState<number | null>(null);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const [hasKeys, setKeys] = useKeysSwitch();
  const [wanted, setWanted] = useState(0);
  useUnsavedWork(hasWords(drafts));

  const reading = desk.state.status === 'reading' ? desk.state : null;
  const item = reading?.item ?? null;
  const id = item?.listing.id ?? null;
  const draft = (id !== null && drafts[id]) || emptyDraft;
  const write = (change: Partial<RejectionDraft>) => {
    if (id !== null) setDrafts((all) => ({ ...all, [id]: { ...(all[id] ?? emptyDraft), ...change } }));
  };
  /** Opens the reasons, and brings the focus there. */
  const openReasons = (change: Partial<RejectionDraft> = {}) => {
    write({ isOpen: true, ...change });
    setWanted((count) => count + 1);
  };

  // After a decision the next listing gets the focus: the button that had it is gone.
  useLayoutEffect(() => {
    if (review.turns === 0) return;
    setChecked(false);
    setPhoto(null);
    title.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [review.turns]);
  useLayoutEffect(() => {
    const among = (selector: string) => reasons.current?.querySelector<HTMLInputElement>(selector);
    if (wanted === 0) return;
    // The whole decision, not only the reason that has the focus.
    reasons.current?.closest('[part~=decision]')?.scrollIntoView({ block: 'nearest' });
    (among(':checked') ?? among('input'))?.focus({ preventScroll: true });
  }, [wanted]);
  // A decided listing needs its draft no longer than the decision can be taken back.
  const forget = () => {
    if (last) setDrafts((all) => ({ ...all, [last.id]: emptyDraft }));
    review.forget();
  };
  const isQueueBack = desk.state.status === 'empty' && (queue?.entries.some(({ heldBy }) => heldBy === null) ?? false);
  const { next } = review;
  const start = useRef(next);
  start.current = next;
  useEffect(() => {
    if (isQueueBack) void start.current();
  }, [isQueueBack]);

  const neighbour = (step: 1 | -1): number | null => {
    const entries = queue?.entries ?? [];
    const at = entries.findIndex((entry) => entry.id === id);
    const rest = step === 1 ? entries.slice(at + 1) : entries.slice(0, Math.max(0, at)).reverse();
    return rest.find(({ heldBy }) => heldBy === null)?.id ?? null;
  };
  const go = (step: 1 | -1) => {
    const to = neighbour(step);
    if (to !== null && !desk.isBusy) void review.open(to);
  };
  const approve = () => {
    if (item && !desk.isBusy) void review.decide(null);
  };
  const reject = () => {
    if (!item || desk.isBusy) return;
    const { reason, field, comment } = draft;
    if (!reason || !isExplained(reason, comment)) {
      setChecked(true);
      return openReasons();
    }
    void review.decide({ reason, field, comment: comment.trim() });
  };
  useKeys(place, isActive && review.conflict === null, hasKeys, {
    next: () => go(1),
    previous: () => go(-1),
    approve,
    reject: () => item && openReasons(),
    reason: (at) => item && openReasons({ reason: reasonAt(at) }),
    send: () => (draft.isOpen ? reject() : undefined),
    postpone: () => item && void review.postpone(),
    undo: () => last && void review.undo(),
    photos: () => item && item.listing.photos.length > 0 && setPhoto(0),
    help: () => setKeysOpen(true),
  });

  const remarks = item ? remarksOf(item.hints) : [];
  const decision: DecisionProps = {
    draft,
    isChecked,
    isSending: review.isSending,
    problem,
    hasKeys,
    reasons,
    headingLevel,
    onDraft: write,
    onApprove: approve,
    onReasons: () => (draft.isOpen ? write({ isOpen: false }) : openReasons()),
    onReject: reject,
    onPostpone: () => void review.postpone(),
    onRetry: review.retry,
  };
  const status = props.hasFailed ? moderationPageText.queue.failed : '';
  const heading = (text: string) => createElement(`h${headingLevel}`, { ref: title, tabIndex: -1 }, text);
  return (
    <AboveBar ref={place} data-bar={(item !== null && !isWide) || undefined}>
      <LiveRegion>{review.said || status}</LiveRegion>
      <Columns>
        <QueueList queue={queue} current={id} ordering={ordering} onOrdering={onOrdering} onOpen={(to) => void review.open(to)} />
        <Main aria-busy={desk.isBusy || undefined} data-reading={item ? '' : undefined}>
          {reading && item ? (
            <>
              <CaseHead
                item={item}
                heading={heading(moderationPageText.number(item.listing.id))}
                hasPrevious={neighbour(-1) !== null}
                hasNext={neighbour(1) !== null}
                onGo={go}
                onCopy={() => copyLink({ section: 'queue', caseId: item.listing.id })}
              />
              <OwnerRow owner={item.owner} type={item.listing.owner.type} />
              {reading.before && (
                <Changes
                  before={reading.before}
                  after={item.listing}
                  title={moderationPageText.changes.meanwhile}
                  headingLevel={headingLevel + 1}
                />
              )}
              {item.approved && (
                <Changes
                  before={item.approved}
                  after={item.listing}
                  title={moderationPageText.changes.title}
                  note={
                    item.approval
                      ? moderationPageText.changes.approved(
                          format.moment(item.approval.at, new Date()),
                          item.approval.moderator?.name ?? '',
                        )
                      : ''
                  }
                  headingLevel={headingLevel + 1}
                />
              )}
              <ListingView
                key={item.listing.id}
                listing={item.listing}
                remarks={remarks}
                headingLevel={headingLevel + 1}
                map={props}
                opened={photo}
                onOpen={setPhoto}
              />
            </>
          ) : (
            <DeskPane
              desk={desk.state}
              queue={queue}
              complaints={complaints}
              headingLevel={headingLevel}
              title={title}
              isNetwork={desk.state.status === 'failed' && isNetworkError(desk.state.error)}
              onNext={() => void review.next()}
              onComplaints={onComplaints}
            />
          )}
        </Main>
        {item && (
          <Side>
            <Remarks
              remarks={remarks}
              headingLevel={headingLevel + 1}
              onReject={({ hint }, words) =>
                openReasons({ reason: reasonOfRule[hint.rule], field: hint.field, comment: draft.comment || words })
              }
            />
            <ComplaintQuotes complaints={item.complaints} headingLevel={headingLevel + 1} />
            {desk.isHoldOver && <HoldExpired onHold={() => void review.open(item.listing.id)} />}
            {isWide && <DecisionPanel {...decision} headingLevel={headingLevel + 1} />}
          </Side>
        )}
      </Columns>
      <KeysLine isOn={hasKeys} onSwitch={setKeys} onAll={() => setKeysOpen(true)} />
      {item && !isWide && <DecisionBar {...decision} />}
      {/* What is hidden has no width: a dialog of it would make the page inert. */}
      <ReasonsDialog isOpen={isActive && !isWide && draft.isOpen} onClose={() => write({ isOpen: false })} {...decision} />
      <KeysDialog isOpen={isActive && isKeysOpen} onClose={() => setKeysOpen(false)} />
      <ConflictDialog conflict={isActive ? review.conflict : null} onSettle={(isShown) => void review.settleConflict(isShown)} />
      {last && <UndoNotice key={last.id} decided={last} hasKeys={hasKeys} onUndo={() => void review.undo()} onGone={forget} />}
      {toasts.element}
    </AboveBar>
  );
}
