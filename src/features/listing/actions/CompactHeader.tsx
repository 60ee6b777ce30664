import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { mapIcons } from '../../../ui/icons/mapIcons';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { useActions } from './useActions';

export interface CompactBarProps {
  /** '2-комн., 54,30 м²' */
  readonly title?: string;
  /** URL of the search the arrow returns to. */
  readonly backHref: string;
  onBack(event: MouseEvent<HTMLAnchorElement>): void;
  readonly children?: ReactNode;
}

export interface CompactHeaderProps extends CompactBarProps {
  readonly listing: ListingDetails;
  /** URL of the listing on the main site. */
  readonly url: string;
  readonly showToast: Toasts['show'];
  /** Re-reads the token: the visitor may have signed in since. */
  syncToken(): void;
  /** Asks what has become of the listing. */
  refresh?(): void;
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
    /* At 400 % zoom it would cover most of the window. */
    @media (max-height: 399.98px) {
      position: static;
    }
  }
  @media print {
    display: none;
  }
`;

/** This is not a heading, because it repeats the page's heading. */
const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font: var(--kv-type-title);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Replaces crumbs and title buttons up to 720 px: back link, short title, heart, share, complaint (§2). */
export function CompactHeader(props: CompactHeaderProps) {
  const { buttons, dialogs } = useActions({ ...props, isCompact: true });
  return (
    <>
      <CompactBar {...props}>{buttons}</CompactBar>
      {dialogs}
    </>
  );
}

/** The bar itself, which also stands there while the listing is awaited. */
export function CompactBar({ title, backHref, onBack, children }: CompactBarProps) {
  const { text } = useListingText();
  return (
    <Bar>
      <Button variant="ghost" icon={mapIcons['arrow-left']} href={backHref} aria-label={text.page.backToSearch} onClick={onBack} />
      <Title>{title}</Title>
      {children}
    </Bar>
  );
}
