import { usePublishText } from '../../text/publish/usePublishText';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { Choice } from './Publish.styles';

export interface UnchangedDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
  onAccount(): void;
}

/** Said instead of sending a listing that is as it was (§4). */
export function UnchangedDialog({ isOpen, onClose, onAccount }: UnchangedDialogProps) {
  const { p } = usePublishText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={p.unchanged.title} size="s" closeLabel={p.close}>
      <Choice>
        <Button variant="primary" size="l" block onClick={onAccount}>
          {p.unchanged.account}
        </Button>
        <Button size="l" block onClick={onClose}>
          {p.unchanged.stay}
        </Button>
      </Choice>
    </Dialog>
  );
}
