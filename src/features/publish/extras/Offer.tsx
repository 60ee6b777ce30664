import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import type { FormValues } from '../form/formValues';
import { filledFields } from './draftContent';
import { Actions, Banner } from './extras.styles';
import { extrasIcons } from './extrasIcons';
import type { OfferedDraft } from './useDraft';

export interface OfferProps extends OfferedDraft {
  readonly initial: FormValues;
  /** Version of the listing as it is now; null for a new one. */
  readonly version: number | null;
  onGoOn(id: string): void;
  onRefuse(id: string): void;
}

/** A draft that was found: what is in it, from when it is, and what to do with it. */
export function Offer({ draft, content, initial, version, onGoOn, onRefuse }: OfferProps) {
  const { text } = useDraftsText();
  const { common, format } = usePublishText();
  const { values, addressText } = content;
  const isEdit = version !== null;
  const count = filledFields(values, initial);
  const photos = values.photos.length;
  const what = [
    ...(values.realtyType ? [common.form.realtyOption[values.realtyType]] : []),
    ...(addressText.trim() ? [addressText.trim()] : []),
    ...(count > 0 ? [isEdit ? text.changed(count) : text.filled(count)] : []),
    ...(photos > 0 ? [text.photos(photos)] : []),
    format.moment(draft.savedAt, new Date()),
  ];
  return (
    <Banner $tone="info" role="status" part="draft">
      <Icon name={extrasIcons.history} />
      <div>
        <p>
          <b>{text.found}</b> {`${what.join(', ')}.`}
        </p>
        {isEdit && content.version !== version && <p>{text.stale}</p>}
        <Actions>
          <Button size="s" onClick={() => onGoOn(draft.id)}>
            {text.goOn}
          </Button>
          <Button size="s" variant="ghost" onClick={() => onRefuse(draft.id)}>
            {isEdit ? text.remove : text.startOver}
          </Button>
        </Actions>
      </div>
    </Banner>
  );
}
