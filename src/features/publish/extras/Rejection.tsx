import { fieldOfPath } from '../../../api/wire/listing/listingForm';
import type { Moderation } from '../../../domain/listing/moderation';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { Icon } from '../../../ui/icons/Icon';
import { FieldLink } from '../FieldLink';
import { Banner } from './extras.styles';

/** Why a moderator has rejected the listing, with the way to the field (D59). */
export function Rejection({ moderation: { reason, field: path, comment } }: { readonly moderation: Moderation }) {
  const { d } = useDraftsText();
  const { decision } = useModerationText();
  const words = d.rejected;
  const field = path === null ? null : fieldOfPath(path);
  const why = reason && `${decision.reasons[reason]}.`;
  return (
    <Banner $tone="danger" part="rejection">
      <Icon name="alert-circle" />
      <div>
        <p>
          <b>{words.title}</b> {why} {field ? words.fixField(decision.fields[field]) : words.fix}
        </p>
        {comment && <p>{words.moderator(comment)}</p>}
        {field && (
          <p>
            <FieldLink field={field}>{words.toField}</FieldLink>
          </p>
        )}
      </div>
    </Banner>
  );
}
