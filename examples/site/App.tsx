import { useCallback, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import { expectNewPage, followScroll } from './arrival/scrollPlaces';
import { TitleNews } from './arrival/TitleNews';
import { Layout } from './layout/Layout';
import { Pages } from './routing/Pages';

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** The main site, assembled from the kit (§2). */
export function App() {
  const [visit, setVisit] = useState(0);
  const showNext = useCallback(() => setVisit((before) => before + 1), []);
  useLayoutEffect(() => followScroll(showNext), [showNext]);

  const aroundNav = useCallback(
    (navigate: Navigate, to: string, options?: { readonly replace?: boolean }) => {
      const next = new URL(to, window.location.href);
      const { pathname, search, href } = window.location;
      const isPlaceOnPage = next.hash !== '' && next.pathname === pathname && next.search === search;
      // A link to the very page that is shown begins it anew; what puts its address right does not.
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
      <TitleNews visit={visit} />
    </Router>
  );
}
