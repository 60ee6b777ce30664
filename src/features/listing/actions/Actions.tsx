import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { useActions } from './useActions';

export interface ActionsProps {
  readonly listing: ListingDetails;
  /** URL of the listing on the main site. */
  readonly url: string;
  readonly showToast: Toasts['show'];
  /** Re-reads the token: the visitor may have signed in since. */
  syncToken(): void;
  /** Asks what has become of the listing. */
  refresh?(): void;
}

const Row = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  /* Aligns the icons with the edge, if the page has a margin. */
  margin-inline-end: max(-10px, -1 * var(--kv-bleed, 0px));
  @container kv (width <= 720px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** The heart, 'Поделиться' and the complaint, beside the title (§2); in narrow containers they are in the compact header. */
export function Actions(props: ActionsProps) {
  const { buttons, dialogs } = useActions({ ...props, isCompact: false });
  return (
    <>
      <Row>{buttons}</Row>
      {dialogs}
    </>
  );
}
