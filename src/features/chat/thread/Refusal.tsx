import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { chatIcons } from '../chatIcons';
import type { Unblocking } from '../dialogs/useChatChanges';
import { Refused } from './Composer.styles';

export interface RefusalProps {
  readonly text: string;
  readonly unblocking: Unblocking;
  /** Present if this person has blocked the companion. */
  onUnblock?(): void;
}

/** Why nothing can be sent, in place of the field; a block can be taken back. */
export function Refusal({ text, unblocking, onUnblock }: RefusalProps) {
  const { text: chatText } = useChatText();
  return (
    <Refused>
      <div>
        <Icon name={chatIcons.ban} />
        <span role="status">{text}</span>
        {onUnblock && (
          <Button size="s" busy={unblocking === 'pending'} onClick={onUnblock}>
            {chatText.blacklist.unblock}
          </Button>
        )}
        {unblocking === 'failed' && <p role="alert">{chatText.dialog.failed}</p>}
      </div>
    </Refused>
  );
}
