import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import type { Unblocking } from '../dialogs/useChatChanges';
import { Unblock } from './ListTools.styles';

export interface UnblockButtonProps {
  readonly name: string;
  readonly state: Unblocking;
  onClick(): void;
}

/** Takes the block of a row back, and says if that has failed. */
export function UnblockButton({ name, state, onClick }: UnblockButtonProps) {
  const { text } = useChatText();
  return (
    <Unblock>
      <Button size="s" busy={state === 'pending'} aria-label={text.blacklist.unblockOne(name)} onClick={onClick}>
        {text.blacklist.unblock}
      </Button>
      {state === 'failed' && <small role="alert">{text.dialog.failed}</small>}
    </Unblock>
  );
}
