import { Choice } from '../../../parts/account/Choice';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';

/** What is asked before a live listing is sent: it is as it was (§4), or it leaves the search while it is reviewed. */
export type SendQuestion = 'unchanged' | 'confirm';

export interface QuestionDialogsProps {
  /** Null when nothing is asked. */
  readonly question: SendQuestion | null;
  onClose(): void;
  onAccount(): void;
  onSend(): void;
}

export function QuestionDialogs({ question, onClose, onAccount, onSend }: QuestionDialogsProps) {
  const { text } = usePublishText();
  const { text: draftsText } = useDraftsText();
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
    </>
  );
}
