import { createElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { type ApiError, isNetworkError } from '../../../api/client/errors';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Key, Note } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import type { RejectionDraft } from './drafts';
import { RejectForm } from './RejectForm';

const Panel = styled.section`
  padding: 20px;
  border-radius: var(--kv-radius-box) var(--kv-radius-corner-l) var(--kv-radius-box) var(--kv-radius-box);
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line);
  > :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
  }
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin-top: 12px;
  > button {
    padding: 0 8px;
  }
  > [aria-expanded='true'] {
    background: var(--bad-soft);
    box-shadow: inset 0 0 0 2px var(--kv-danger);
    color: var(--kv-danger);
  }
`;

const Inline = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
`;

const Written = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
`;

/** Stays in sight under the reasons, in a window that is lower than all of them. */
const Confirm = styled.div`
  position: sticky;
  bottom: -4px;
  z-index: 1;
  margin: 0 -19px;
  padding: 8px 19px 4px;
  background: var(--kv-bg-surface);
  /* At 400 % zoom it would cover most of the window. */
  @media (max-height: 399.98px) {
    position: static;
  }
  > p {
    margin: 6px 0 0;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
    text-align: center;
  }
`;

const Later = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 12px;
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin-inline: calc(-1 * var(--kv-bleed, 0px));
  padding: 10px var(--kv-bleed, 0px) max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--kv-line);
  background: var(--kv-bg-surface);
  > div {
    grid-column: 1 / -1;
  }
  > button {
    padding-inline: 8px;
  }
  /* At 400 % zoom it would cover most of the window. */
  @media (max-height: 399.98px) {
    position: static;
  }
`;

export interface DecisionProps {
  readonly draft: RejectionDraft;
  readonly isChecked: boolean;
  readonly isSending: boolean;
  readonly problem: ApiError | null;
  readonly hasKeys: boolean;
  readonly reasons: Ref<HTMLFieldSetElement>;
  readonly headingLevel: number;
  onDraft(change: Partial<RejectionDraft>): void;
  onApprove(): void;
  /** Opens or closes the reasons. */
  onReasons(): void;
  onReject(): void;
  onPostpone(): void;
  onRetry(): void;
}

/** What went wrong, above the buttons. Everything typed is still there. */
export function DecisionProblem({ problem, onRetry }: Pick<DecisionProps, 'problem' | 'onRetry'>) {
  const { text } = useModerationPageText();
  if (!problem) return null;
  const isNetwork = isNetworkError(problem);
  const refusal = problem.kind === 'rejected' ? (problem.detail ?? Object.values(problem.fields).flat()[0]) : null;
  return (
    <Note $isBad role="alert">
      <Icon name={isNetwork ? moderationIcons.wifiOff : 'alert-circle'} />
      <p>{isNetwork ? text.decision.offline : refusal || text.decision.failed}</p>
      <Button size="s" onClick={onRetry}>
        {text.decision.retry}
      </Button>
    </Note>
  );
}

/** Two equal buttons until one is chosen; the red one, which confirms, stands under the reasons. */
export function DecisionPanel({ draft, isSending, problem, hasKeys, reasons, headingLevel, ...act }: DecisionProps) {
  const { text: moderationPageText } = useModerationPageText();
  const named = (text: string, key: string): ReactNode => (
    <Inline>
      {text}
      {hasKeys && <Key aria-hidden="true">{key}</Key>}
    </Inline>
  );
  return (
    <Panel part="decision" aria-label={moderationPageText.decision.title}>
      {createElement(`h${headingLevel}`, null, moderationPageText.decision.title)}
      <Choice>
        <Button size="l" aria-keyshortcuts={hasKeys ? 'A' : undefined} busy={isSending && !draft.isOpen} onClick={act.onApprove}>
          {named(moderationPageText.decision.approve, 'A')}
        </Button>
        <Button size="l" aria-expanded={draft.isOpen} aria-keyshortcuts={hasKeys ? 'R' : undefined} onClick={act.onReasons}>
          {named(moderationPageText.decision.reject, 'R')}
        </Button>
      </Choice>
      <Written>
        {draft.isOpen && <RejectForm draft={draft} isChecked={act.isChecked} hasKeys={hasKeys} ref={reasons} onChange={act.onDraft} />}
        <DecisionProblem problem={problem} onRetry={act.onRetry} />
        {draft.isOpen && (
          <Confirm>
            <Button variant="danger" size="l" block busy={isSending} aria-keyshortcuts="Control+Enter" onClick={act.onReject}>
              {moderationPageText.decision.reject}
            </Button>
            <p>
              <Key>Ctrl</Key> <Key>Enter</Key> {moderationPageText.decision.sendNext}
            </p>
          </Confirm>
        )}
      </Written>
      <Later>
        <Button
          variant="ghost"
          size="s"
          icon={moderationIcons.clock}
          aria-keyshortcuts={hasKeys ? 'S' : undefined}
          onClick={act.onPostpone}
        >
          {named(moderationPageText.decision.postpone, 'S')}
        </Button>
      </Later>
    </Panel>
  );
}

/** The decision at the lower edge of a phone: 'Отклонить' opens the reasons as a dialog. */
export function DecisionBar({ draft, isSending, problem, ...act }: DecisionProps) {
  const { text } = useModerationPageText();
  return (
    <Bar>
      {problem && !draft.isOpen && (
        <div>
          <DecisionProblem problem={problem} onRetry={act.onRetry} />
        </div>
      )}
      <Button variant="primary" size="l" icon={moderationIcons.check} busy={isSending && !draft.isOpen} onClick={act.onApprove}>
        {text.decision.approve}
      </Button>
      <Button size="l" icon="x" aria-haspopup="dialog" onClick={act.onReasons}>
        {text.decision.reject}
      </Button>
    </Bar>
  );
}
