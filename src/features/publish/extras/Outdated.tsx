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
  const { d } = useDraftsText();
  const { transport } = useRuntime();
  const { showToast } = usePublishContext();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      onTaken(await getOwnListing(transport, listing.id));
      showToast('success', d.outdated.taken);
    } catch {
      showToast('error', d.outdated.failed);
      setBusy(false);
    }
  };
  return (
    <>
      <p>{d.outdated.text}</p>
      <Actions>
        <Button size="s" busy={isBusy} onClick={() => void take()}>
          {d.outdated.take}
        </Button>
        <Button size="s" variant="ghost" onClick={onReplace}>
          {d.outdated.replace}
        </Button>
      </Actions>
    </>
  );
}
