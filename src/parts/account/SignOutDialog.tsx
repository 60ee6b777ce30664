import { signOutOf } from '../../state/account/signOut';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { Choice } from './Choice';

export interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly labels: {
    readonly title: string;
    /** What is lost, when something is. */
    readonly lost: string;
    readonly stay: string;
    readonly leave: string;
    readonly close: string;
  };
  onClose(): void;
}

/** 'Вы уверены, что хотите выйти?' (§2 "Account"). */
export function SignOutDialog({ isOpen, labels, onClose }: SignOutDialogProps) {
  const runtime = useRuntime();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.title} size="s" closeLabel={labels.close} part="dialog">
      <Choice>
        {unsavedWork().hasChanges() && <p>{labels.lost}</p>}
        <Button variant="primary" size="l" block onClick={onClose}>
          {labels.stay}
        </Button>
        <Button
          size="l"
          block
          onClick={() => {
            unsavedWork().allow();
            onClose();
            void signOutOf(runtime);
          }}
        >
          {labels.leave}
        </Button>
      </Choice>
    </Dialog>
  );
}
