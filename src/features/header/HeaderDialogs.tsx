import type { ReactNode } from 'react';
import { Choice } from '../../parts/account/Choice';
import { SignOutDialog } from '../../parts/account/SignOutDialog';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import type { HeaderDialogsProps } from './headerController';

/** Confirmation dialogs of the header (§2), in a lazy chunk together with the call for signing out. */
export function HeaderDialogs({ controller, hasChanges }: HeaderDialogsProps) {
  const { text: headerText } = useHeaderText();
  const close = () => controller.ask(null);
  const isUnsaved = unsavedWork().hasChanges();
  const stay = (text: string): ReactNode => (
    <Button variant="primary" size="l" block onClick={close}>
      {text}
    </Button>
  );
  return (
    <>
      <SignOutDialog
        isOpen={controller.question === 'signOut'}
        labels={{ ...headerText.signOut, lost: headerText.draft.lost, close: headerText.close }}
        onClose={close}
      />
      <Dialog
        isOpen={controller.question === 'draft'}
        onClose={close}
        title={headerText.draft.title}
        size="s"
        closeLabel={headerText.close}
        part="dialog"
      >
        <Choice>
          {(hasChanges || isUnsaved) && <p>{headerText.draft.lost}</p>}
          {stay(headerText.draft.stay)}
          <Button {...controller.startOver} size="l" block>
            {headerText.draft.leave}
          </Button>
        </Choice>
      </Dialog>
      <Dialog
        isOpen={controller.question === 'leave'}
        onClose={close}
        title={headerText.leave.title}
        size="s"
        closeLabel={headerText.close}
        part="dialog"
      >
        <Choice>
          <p>{headerText.draft.lost}</p>
          {stay(headerText.draft.stay)}
          <Button size="l" block onClick={controller.leave}>
            {headerText.leave.leave}
          </Button>
        </Choice>
      </Dialog>
    </>
  );
}
