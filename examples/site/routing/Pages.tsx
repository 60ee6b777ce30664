import { PageLoading } from '@kvartal/kit';
import { Suspense, useDeferredValue } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { AfterNavigation } from '../navigation/AfterNavigation';
import { texts } from '../texts';
import { PageBoundary } from './PageBoundary';
import { notFoundRoute, routeFor, routes } from './routes';

export interface PagesProps {
  /** Counts navigations: a link from one search to another remounts the page, so that it reads its new address. */
  readonly visit: number;
}

/** Renders the page of the address. While the next page's chunk is loading, the previous page stays. */
export function Pages({ visit }: PagesProps) {
  const [path] = useLocation();
  const requested = `${visit} ${path}`;
  const shown = useDeferredValue(requested);
  const shownPath = shown.slice(shown.indexOf(' ') + 1);
  // A page may correct its own address: that must not remount it.
  const page = `${Number.parseInt(shown, 10)} ${(routeFor(shownPath) ?? notFoundRoute).name}`;
  return (
    <>
      <Suspense fallback={<PageLoading label={texts.loading} />}>
        <PageBoundary key={page}>
          <Switch location={shownPath}>
            {[...routes, notFoundRoute].map(({ name, pattern, page: Page }) => (
              <Route key={name} path={pattern}>
                {(params) => <Page {...params} />}
              </Route>
            ))}
          </Switch>
        </PageBoundary>
        <AfterNavigation page={page} />
      </Suspense>
      {requested !== shown && (
        <div className="site-next">
          <PageLoading label={texts.loading} />
        </div>
      )}
    </>
  );
}
