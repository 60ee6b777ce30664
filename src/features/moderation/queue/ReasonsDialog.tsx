import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { DecisionProblem, type DecisionProps } from './DecisionPanel';
import { RejectForm } from './RejectForm';

export interface ReasonsDialogProps
  extends Pick<DecisionProps, 'draft' | 'isChecked' | 'isSending' | 'problem' | 'reasons' | 'onDraft' | 'onReject' | 'onRetry'> {
  readonly isOpen: boolean;
  onClose(): void;
}

/** The reasons of a rejection on a phone, and of a listing in the list of complaints. */
export function ReasonsDialog({
  isOpen,
  onClose,
  draft,
  isChecked,
  isSending,
  problem,
  reasons,
  onDraft,
  onReject,
  onRetry,
}: ReasonsDialogProps) {
  const { text } = useModerationPageText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.decision.reject}
      closeLabel={text.close}
      footer={
        <Button variant="danger" size="l" block busy={isSending} onClick={onReject}>
          {text.decision.reject}
        </Button>
      }
    >
      <RejectForm draft={draft} isChecked={isChecked} hasKeys={false} ref={reasons} onChange={onDraft} />
      <DecisionProblem problem={problem} onRetry={onRetry} />
    </Dialog>
  );
}
