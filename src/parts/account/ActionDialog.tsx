import { type RefObject, useEffect, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { performAction } from '../../state/account/performAction';
import type { useListingAction } from '../../state/account/useListingAction';
import { useMyListingsText } from '../../text/my-listings/useMyListingsText';
import { Button } from '../../ui/buttons/Button';
import { hasFocus } from '../../ui/dom/dom';
import { Dialog } from '../../ui/overlay/Dialog';
import { Choice } from './Choice';

/** Puts the focus on the list after a dialog whose listing is gone, with the button that the dialog would give it back to. */
function useFocusAfterDialog(
  { isOpen, step }: Pick<ReturnType<typeof useListingAction>, 'isOpen' | 'step'>,
  section: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const list = section.current;
    if (!isClosed || !list) return;
    const isGone = (step?.kind === 'done' && step.action === 'delete') || (step?.kind === 'changed' && step.to === 'deleted');
    if (isGone || !hasFocus(list)) list.focus({ preventScroll: true });
  }, [isOpen, step, section]);
}

export interface ActionDialogProps {
  readonly controller: ReturnType<typeof useListingAction>;
  /** Has the focus when the listing is gone. */
  readonly list: RefObject<HTMLElement | null>;
  /** 'В личный кабинет' was pressed. */
  onAccount(near: HTMLElement): void;
}

/** The question before an action, and what became of it (§4). */
export function ActionDialog({ controller, list, onAccount }: ActionDialogProps) {
  const { text } = useMyListingsText();
  const { step, isOpen, close } = controller;
  const isAsked = step?.kind === 'confirm';
  useFocusAfterDialog(controller, list);
  return (
    <>
      <Dialog
        part="dialog"
        isOpen={isOpen && isAsked}
        onClose={close}
        title={isAsked ? text.confirm[step.action].title : ''}
        size="s"
        closeLabel={text.close}
      >
        <Question controller={controller} />
      </Dialog>
      <Dialog
        part="dialog"
        isOpen={isOpen && step !== null && !isAsked}
        onClose={close}
        title={step?.kind === 'done' ? text.done[step.action] : step?.kind === 'changed' ? text.changed.title[step.to] : ''}
        size="s"
        closeLabel={text.close}
      >
        <Choice>
          {step?.kind === 'changed' ? (
            <>
              <p>{text.changed.text}</p>
              <Button variant="primary" size="l" block onClick={close}>
                {text.changed.refresh}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              size="l"
              block
              onClick={(event) => {
                close();
                onAccount(event.currentTarget);
              }}
            >
              {text.account}
            </Button>
          )}
        </Choice>
      </Dialog>
    </>
  );
}

function Question({ controller: { step, isPending, error, confirm, close } }: Pick<ActionDialogProps, 'controller'>) {
  const { text, common } = useMyListingsText();
  if (step?.kind !== 'confirm') return null;
  const { networkTitle, networkText, failedTitle, failedText } = common.results;
  const isOffline = error !== null && isNetworkError(error);
  return (
    <Choice>
      <p>{text.confirm[step.action].text}</p>
      {error && error.kind !== 'aborted' && (
        <p role="alert">
          {isOffline ? networkTitle : failedTitle}. {isOffline ? networkText : failedText}
        </p>
      )}
      <Button
        variant={step.action === 'delete' ? 'danger' : 'primary'}
        size="l"
        block
        busy={isPending}
        onClick={() => void confirm(performAction)}
      >
        {text.action[step.action]}
      </Button>
      <Button size="l" block onClick={close}>
        {text.cancel}
      </Button>
    </Choice>
  );
}
