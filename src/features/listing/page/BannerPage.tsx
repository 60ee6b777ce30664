import { useEffect, useRef } from 'react';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { similarPath } from '../../../domain/listing/listingLinks';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import type { ListingProps } from '../definition';
import { usePageMetadata } from '../metadata/usePageMetadata';
import { listingLink } from './listingLink';
import { Page } from './Page.styles';
import { StatusBanner } from './sections/StatusBanner';

export interface BannerPageProps extends Pick<ListingProps, 'headingLevel' | 'pageMetadata' | 'onShown' | 'onNavigate'> {
  readonly listing: ListingDetails;
  /** It replaces a pressed button: the title takes the focus. */
  readonly isFocused: boolean;
}

/** The page of a listing whose content the visitor may not see: the banner alone (D42). */
export function BannerPage({ listing, headingLevel = 1, pageMetadata = false, isFocused, onShown, onNavigate }: BannerPageProps) {
  const { siteUrl } = useRuntime();
  const title = useRef<HTMLElement>(null);
  usePageMetadata({ listing, isWanted: pageMetadata, onShown });
  useEffect(() => {
    if (isFocused) title.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <Page part="listing" data-listing={listing.id}>
      <StatusBanner
        listing={listing}
        similar={listingLink(onNavigate, 'similar', siteUrl + similarPath(listing))}
        title={{ level: headingLevel, ref: title }}
      />
    </Page>
  );
}
