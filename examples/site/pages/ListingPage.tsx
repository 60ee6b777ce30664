import { Listing, type ListingShownDetail } from '@kvartal/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useGo } from '../routing/useGo';
import { site } from '../site.config';
import { useTakeOver } from '../swapInClient';
import { texts } from '../texts';
import NotFoundPage from './NotFoundPage';

export interface ListingPageProps {
  /** As it stands in the address. */
  readonly id?: string;
}

export default function ListingPage({ id = '' }: ListingPageProps) {
  // An id that is not a number is a page that is not there (§8).
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownListing key={id} id={id} /> : <NotFoundPage />;
}

function KnownListing({ id }: { readonly id: string }) {
  const go = useGo();
  const [, navigate] = useLocation();
  useEffect(() => {
    // The server has printed a better one, until the page itself writes it.
    if (document.querySelector('title[data-kvartal-head]')) return;
    document.title = `${texts.listing(id)} — ${site.name}`;
  }, [id]);
  useTakeOver('.site-listing > [aria-busy]');
  const shown = ({ url }: ListingShownDetail) => {
    const { pathname } = new URL(url, window.location.href);
    const { search, hash } = window.location;
    // A link may say /rent of a flat that is sold (D18).
    if (pathname !== window.location.pathname) navigate(pathname + search + hash, { replace: true });
  };
  return (
    <div className="site-listing">
      <Listing
        listingId={Number(id)}
        pageMetadata
        onShown={shown}
        onNavigate={go.to}
        onSelectListing={go.to}
        // Nothing can be written yet.
        chat={<p className="site-chat">{texts.noMessages}</p>}
      />
    </div>
  );
}
