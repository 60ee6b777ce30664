import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Note } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';

export interface HoldExpiredProps {
  onHold(): void;
}

/** The listing has been read for ten minutes: another moderator may get it now. */
export function HoldExpired({ onHold }: HoldExpiredProps) {
  const { text } = useModerationPageText();
  return (
    <Note role="status">
      <Icon name={moderationIcons.clock} />
      <p>{text.holdEnded.text}</p>
      <Button size="s" onClick={onHold}>
        {text.holdEnded.hold}
      </Button>
    </Note>
  );
}
