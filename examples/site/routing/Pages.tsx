import { PageLoading } from '@kvartal/kit';
import { Suspense, useDeferredValue } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Arrival } from '../arrival/Arrival';
import { texts } from '../texts';
import { PageBoundary } from './PageBoundary';
import { placeAt, places, unknownPlace } from './pages';

export interface PagesProps {
  /** Grows with every visit: a link from one search to another makes the page anew, so that it reads its address. */
  readonly visit: number;
}

/** The page of the address. While the code of the next one is on its way the page before stays. */
export function Pages({ visit }: PagesProps) {
  const [path] = useLocation();
  const wanted = `${visit} ${path}`;
  const shown = useDeferredValue(wanted);
  const shownPath = shown.slice(shown.indexOf(' ') + 1);
  // The address of a page may be put right while it is shown: that makes no other page of it.
  const page = `${Number.parseInt(shown, 10)} ${(placeAt(shownPath) ?? unknownPlace).name}`;
  return (
    <>
      <Suspense fallback={<PageLoading label={texts.loading} />}>
        <PageBoundary key={page}>
          <Switch location={shownPath}>
            {[...places, unknownPlace].map(({ name, pattern, page: Page }) => (
              <Route key={name} path={pattern}>
                {(params) => <Page {...params} />}
              </Route>
            ))}
          </Switch>
        </PageBoundary>
        <Arrival page={page} />
      </Suspense>
      {wanted !== shown && (
        <div className="site-next">
          <PageLoading label={texts.loading} />
        </div>
      )}
    </>
  );
}
