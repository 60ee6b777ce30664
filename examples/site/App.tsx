import { useCallback, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import { Layout } from './layout/Layout';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { expectNewPage, restoreScroll, startScrollRestoration } from './navigation/scrollRestoration';
import { Pages } from './routing/Pages';
import { routeFor } from './routing/routes';

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** The main site, assembled from the kit (§2). */
export function App() {
  const [visit, setVisit] = useState(0);
  const [parts, setParts] = useState(0);
  const showNext = useCallback(() => setVisit((before) => before + 1), []);
  useLayoutEffect(() => startScrollRestoration(showNext), [showNext]);

  const aroundNav = useCallback(
    (navigate: Navigate, to: string, options?: { readonly replace?: boolean }) => {
      const next = new URL(to, window.location.href);
      const { pathname, search, href } = window.location;
      const isPlaceOnPage = next.hash !== '' && next.pathname === pathname && next.search === search;
      const isPartOfPage = next.pathname === pathname && next.href !== href && routeFor(pathname)?.isOnePage === true;
      if (isPartOfPage) {
        expectNewPage();
        navigate(to, options);
        restoreScroll();
        return setParts((before) => before + 1);
      }
      // A link to the current page reloads it; a replace that only corrects the address does not.
      if (!isPlaceOnPage && (!options?.replace || next.href === href)) {
        expectNewPage();
        showNext();
      }
      navigate(to, options);
    },
    [showNext],
  );
  return (
    <Router aroundNav={aroundNav}>
      <Layout>
        <Pages visit={visit} />
      </Layout>
      <RouteAnnouncer visit={visit + parts} />
    </Router>
  );
}
