import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { signOutOf } from '../../state/account/signOut';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { useHeaderText } from '../../text/header/useHeaderText';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import type { HeaderDialogsProps } from './headerController';

/** Confirmation dialogs of the header (§2), in a lazy chunk together with the call for signing out. */
export function HeaderDialogs({ controller, hasChanges }: HeaderDialogsProps) {
  const { h } = useHeaderText();
  const runtime = useRuntime();
  const close = () => controller.ask(null);
  const isUnsaved = unsavedWork().hasChanges();
  const stay = (text: string): ReactNode => (
    <Button variant="primary" size="l" block onClick={close}>
      {text}
    </Button>
  );
  return (
    <>
      <Dialog
        isOpen={controller.question === 'signOut'}
        onClose={close}
        title={h.signOut.title}
        size="s"
        closeLabel={h.close}
        part="dialog"
      >
        <Choice>
          {isUnsaved && <p>{h.draft.lost}</p>}
          {stay(h.signOut.stay)}
          <Button
            size="l"
            block
            onClick={() => {
              unsavedWork().allow();
              close();
              void signOutOf(runtime);
            }}
          >
            {h.signOut.leave}
          </Button>
        </Choice>
      </Dialog>
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

const Choice = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 4px;
  > p {
    margin-bottom: 12px;
    color: var(--kv-text-muted);
  }
`;
