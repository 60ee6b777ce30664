import type { DecisionMade } from '../../domain/listing/moderation';
import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';

/** Who has decided, and when; nothing if that is not on record. */
export function DecidedLine({ decided }: { readonly decided: DecisionMade | null }) {
  const { text, format } = useModerationPageText();
  if (!decided) return null;
  const { moderator, at } = decided;
  return (
    <small>
      <bdi>{moderator ? moderator.name || text.taken.somebody : text.decisions.server}</bdi>
      {`, ${format.moment(at, new Date())}`}
    </small>
  );
}
