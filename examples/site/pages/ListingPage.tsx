import { Listing, type ListingShownDetail } from '@kvartal/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NotFoundPage } from './NotFoundPage';

export interface ListingPageProps {
  /** As it stands in the address. */
  readonly id: string;
}

/** Home and searches are pages of this site too: no need to load it anew. */
const ownPage = /^\/(realty\/?|(buy|rent)\/\d+)?$/;

export function ListingPage({ id }: ListingPageProps) {
  const [, navigate] = useLocation();
  useEffect(() => {
    // The server has printed a better one, until the page itself writes it.
    if (document.querySelector('title[data-kvartal-head]')) return;
    document.title = `Объявление №\u00A0${id} — Квартал`;
  }, [id]);
  // An id that is not a number is a page that is not there (§8).
  if (!/^[1-9]\d{0,14}$/.test(id)) return <NotFoundPage />;

  const open = ({ url }: { readonly url: string }) => {
    const { origin, pathname, search, hash } = new URL(url, window.location.href);
    if (origin !== window.location.origin || !ownPage.test(pathname)) return true;
    navigate(pathname + search + hash);
    return false;
  };
  const shown = ({ url }: ListingShownDetail) => {
    const { pathname } = new URL(url, window.location.href);
    const { search, hash } = window.location;
    // A link may say /rent of a flat that is sold (decision D18).
    if (pathname !== window.location.pathname) navigate(pathname + search + hash, { replace: true });
  };
  return (
    <div className="site-listing">
      <Listing
        key={id}
        listingId={Number(id)}
        pageMetadata
        onShown={shown}
        onNavigate={open}
        onSelectListing={open}
        // Nothing can be written yet.
        chat={<p className="site-chat">Здесь пока нет сообщений</p>}
      />
    </div>
  );
}
