import { Listing, type ListingShownDetail } from '@kvartal/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useNavigation } from '../routing/useNavigation';
import { site } from '../site.config';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';
import NotFoundPage from './NotFoundPage';

export interface ListingPageProps {
  /** The id in the address. */
  readonly id?: string;
}

export default function ListingPage({ id = '' }: ListingPageProps) {
  // A non-numeric id is not found (§8).
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownListing key={id} id={id} /> : <NotFoundPage />;
}

function KnownListing({ id }: { readonly id: string }) {
  const navigation = useNavigation();
  const [, navigate] = useLocation();
  useEffect(() => {
    // Keep the title rendered by the server until the listing sets its own.
    if (document.querySelector('title[data-kvartal-head]')) return;
    document.title = `${texts.listing(id)} — ${site.name}`;
  }, [id]);
  useSwapInClient('.site-listing > [aria-busy]');
  const shown = ({ url }: ListingShownDetail) => {
    const { pathname } = new URL(url, window.location.href);
    const { search, hash } = window.location;
    // A /rent link may point to a flat for sale (D18).
    if (pathname !== window.location.pathname) navigate(pathname + search + hash, { replace: true });
  };
  return (
    <div className="site-listing">
      <Listing listingId={Number(id)} pageMetadata onShown={shown} onNavigate={navigation.open} onSelectListing={navigation.open} />
    </div>
  );
}
