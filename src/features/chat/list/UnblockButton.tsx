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
  const { own } = useChatText();
  return (
    <Unblock>
      <Button size="s" busy={state === 'pending'} aria-label={own.blacklist.unblockOne(name)} onClick={onClick}>
        {own.blacklist.unblock}
      </Button>
      {state === 'failed' && <small role="alert">{own.dialog.failed}</small>}
    </Unblock>
  );
}
