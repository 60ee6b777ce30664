import { styled } from 'styled-components';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Conflict } from './useReview';

const Text = styled.p`
  margin: 0;
  color: var(--kv-text-muted);
`;

export interface ConflictDialogProps {
  readonly conflict: Conflict | null;
  /** True to look at the new version; false to continue without it. */
  onSettle(isShown: boolean): void;
}

/** Why a decision was not saved: somebody was faster. */
export function ConflictDialog({ conflict, onSettle }: ConflictDialogProps) {
  const { text: moderationPageText } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const { conflict: words } = moderationPageText;
  const isChanged = conflict?.kind === 'changed';
  const title = isChanged ? words.changedTitle : conflict?.kind === 'decided' ? words.decidedTitle : words.ownerTitle;
  const text =
    conflict?.kind === 'decided'
      ? words.decidedText(moderationText.decided(conflict.by), moderationPageText.status[conflict.status])
      : isChanged
        ? words.changedText
        : words.ownerText;
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={() => onSettle(isChanged)}
      title={title}
      size="s"
      closeLabel={moderationPageText.close}
      footer={
        isChanged ? (
          <>
            <Button variant="primary" size="l" onClick={() => onSettle(true)}>
              {words.show}
            </Button>
            <Button size="l" onClick={() => onSettle(false)}>
              {moderationPageText.decision.postpone}
            </Button>
          </>
        ) : (
          <Button variant="primary" size="l" onClick={() => onSettle(false)}>
            {words.next}
          </Button>
        )
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
