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
  const { h } = useHeaderText();
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
        labels={{ ...h.signOut, lost: h.draft.lost, close: h.close }}
        onClose={close}
      />
      <Dialog isOpen={controller.question === 'draft'} onClose={close} title={h.draft.title} size="s" closeLabel={h.close} part="dialog">
        <Choice>
          {(hasChanges || isUnsaved) && <p>{h.draft.lost}</p>}
          {stay(h.draft.stay)}
          <Button {...controller.startOver} size="l" block>
            {h.draft.leave}
          </Button>
        </Choice>
      </Dialog>
      <Dialog isOpen={controller.question === 'leave'} onClose={close} title={h.leave.title} size="s" closeLabel={h.close} part="dialog">
        <Choice>
          <p>{h.draft.lost}</p>
          {stay(h.draft.stay)}
          <Button size="l" block onClick={controller.leave}>
            {h.leave.leave}
          </Button>
        </Choice>
      </Dialog>
    </>
  );
}
