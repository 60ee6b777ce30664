import { useState } from 'react';
import { getOwnListing, type OwnListing } from '../../../api/listing/listingWrites';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { Button } from '../../../ui/buttons/Button';
import { usePublishContext } from '../form/publishContext';
import { Actions } from './extras.styles';

export interface OutdatedProps {
  readonly listing: Pick<ListingDetails, 'id'>;
  /** The listing as it is now; what was changed here stays. */
  onTaken(now: OwnListing): void;
  /** What is here replaces it. */
  onReplace(): void;
}

/** Somebody has saved another version meanwhile: it can be taken, or replaced knowingly. */
export function Outdated({ listing, onTaken, onReplace }: OutdatedProps) {
  const { text } = useDraftsText();
  const { transport } = useRuntime();
  const { showToast } = usePublishContext();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      onTaken(await getOwnListing(transport, listing.id));
      showToast('success', text.outdated.taken);
    } catch {
      showToast('error', text.outdated.failed);
      setBusy(false);
    }
  };
  return (
    <>
      <p>{text.outdated.text}</p>
      <Actions>
        <Button size="s" busy={isBusy} onClick={() => void take()}>
          {text.outdated.take}
        </Button>
        <Button size="s" variant="ghost" onClick={onReplace}>
          {text.outdated.replace}
        </Button>
      </Actions>
    </>
  );
}
