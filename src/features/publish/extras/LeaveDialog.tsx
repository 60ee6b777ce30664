import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../../parts/account/Choice';
import { unsavedWork } from '../../../state/runtime/unsavedWork';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';

/** ms between the answer and the next page (§4). */
const leaveDelay = 200;

/** Asks before a form with changes is left (§4). */
export function LeaveDialog() {
  const { text } = usePublishText();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<((isLeaving: boolean) => void) | null>(null);
  useEffect(() => {
    const remove = unsavedWork().addPrompt(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setAsking(true);
        }),
    );
    return () => {
      remove();
      answer.current?.(false);
    };
  }, []);
  const settle = (isLeaving: boolean) => {
    setAsking(false);
    const resolve = answer.current;
    answer.current = null;
    if (isLeaving) setTimeout(() => resolve?.(true), leaveDelay);
    else resolve?.(false);
  };
  return (
    <Dialog isOpen={isAsking} onClose={() => settle(false)} title={text.leave.title} size="s" closeLabel={text.close}>
      <Choice>
        <p>{text.leave.lost}</p>
        <Button variant="primary" size="l" block onClick={() => settle(false)}>
          {text.leave.stay}
        </Button>
        <Button size="l" block onClick={() => settle(true)}>
          {text.leave.leave}
        </Button>
      </Choice>
    </Dialog>
  );
}
