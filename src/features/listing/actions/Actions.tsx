import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { useActions } from './useActions';

export interface ActionsProps {
  readonly listing: ListingDetails;
  /** Where the listing lives on the main site. */
  readonly url: string;
  readonly showToast: Toasts['show'];
  /** Asks the page anew who is signed in: it may have happened since. */
  syncToken(): void;
}

const Row = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  /* Icons line up with the edge where the page has a margin to lend. */
  margin-inline-end: max(-10px, -1 * var(--kv-bleed, 0px));
  @container kv (width <= 720px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** 'Поделиться' and the complaint, beside the title (§2); in a narrow container they stand in the compact header. */
export function Actions(props: ActionsProps) {
  const { buttons, dialogs } = useActions({ ...props, isCompact: false });
  return (
    <>
      <Row>{buttons}</Row>
      {dialogs}
    </>
  );
}
