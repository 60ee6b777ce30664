import type { Moderation } from '../../../domain/listing/moderation';
import { Choice } from '../../../parts/account/Choice';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';

/**
 * What is asked before a listing is sent: a live one is as it was (§4), or leaves the search while it is reviewed; a rejected one is as the
 * moderator has seen it.
 */
export type SendQuestion = 'unchanged' | 'confirm' | 'remark';

export interface QuestionDialogsProps {
  /** Null when nothing is asked. */
  readonly question: SendQuestion | null;
  readonly moderation: Moderation | null;
  onClose(): void;
  onAccount(): void;
  onSend(): void;
}

export function QuestionDialogs({ question, moderation, onClose, onAccount, onSend }: QuestionDialogsProps) {
  const { text } = usePublishText();
  const { text: draftsText } = useDraftsText();
  const { text: moderationText } = useModerationText();
  const remark = draftsText.remark;
  return (
    <>
      <Dialog isOpen={question === 'unchanged'} onClose={onClose} title={text.unchanged.title} size="s" closeLabel={text.close}>
        <Choice>
          <Button variant="primary" size="l" block onClick={onAccount}>
            {text.unchanged.account}
          </Button>
          <Button size="l" block onClick={onClose}>
            {text.unchanged.stay}
          </Button>
        </Choice>
      </Dialog>
      <Dialog
        isOpen={question === 'confirm'}
        onClose={onClose}
        title={draftsText.confirm.title}
        size="s"
        closeLabel={text.close}
        footer={
          <>
            <Button variant="primary" size="l" onClick={onSend}>
              {draftsText.confirm.send}
            </Button>
            <Button size="l" onClick={onClose}>
              {draftsText.confirm.cancel}
            </Button>
          </>
        }
      >
        <p>{draftsText.confirm.text}</p>
      </Dialog>
      <Dialog
        isOpen={question === 'remark'}
        onClose={onClose}
        title={remark.title}
        size="s"
        closeLabel={text.close}
        footer={
          <>
            <Button variant="primary" size="l" onClick={onClose}>
              {remark.fix}
            </Button>
            <Button size="l" onClick={onSend}>
              {remark.send}
            </Button>
          </>
        }
      >
        {moderation?.reason && <p>{remark.text(moderationText.reasons[moderation.reason])}</p>}
        {moderation?.comment && <p>{draftsText.rejected.moderator(moderation.comment)}</p>}
      </Dialog>
    </>
  );
}
