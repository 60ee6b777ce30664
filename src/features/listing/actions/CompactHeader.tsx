import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { mapIcons } from '../../../ui/icons/mapIcons';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { useActions } from './useActions';

export interface CompactHeaderProps {
  readonly listing: ListingDetails;
  /** '2-комн., 54,3 м²' */
  readonly title: string;
  /** Where the listing lives on the main site. */
  readonly url: string;
  /** The search that the arrow leads back to. */
  readonly backHref: string;
  onBack(event: MouseEvent<HTMLAnchorElement>): void;
  readonly showToast: Toasts['show'];
  /** Asks the page anew who is signed in: it may have happened since. */
  syncToken(): void;
}

const Bar = styled.div`
  display: none;
  @container kv (width <= 720px) {
    position: sticky;
    top: var(--kv-listing-top, 0px);
    z-index: 10;
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 56px;
    margin-inline: calc(-1 * var(--kv-bleed, 0px));
    padding: 0 8px 0 6px;
    border-bottom: 1px solid var(--kv-line);
    background: var(--kv-bg-surface);
  }
  @media print {
    display: none;
  }
`;

/** The heading of the page says the same at length. */
const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font: var(--kv-type-title);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** In a container of up to 720 px, instead of crumbs and buttons beside the title: way back, short title, share, complaint (§2). */
export function CompactHeader({ listing, title, url, backHref, onBack, showToast, syncToken }: CompactHeaderProps) {
  const { l } = useListingText();
  const { buttons, dialogs } = useActions({ listing, url, showToast, syncToken, isCompact: true });
  return (
    <>
      <Bar>
        <Button variant="ghost" icon={mapIcons['arrow-left']} href={backHref} aria-label={l.page.backToSearch} onClick={onBack} />
        <Title>{title}</Title>
        {buttons}
      </Bar>
      {dialogs}
    </>
  );
}
