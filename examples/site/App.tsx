import { useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Layout } from './Layout';
import { ListingPage } from './pages/ListingPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { SearchPage } from './pages/SearchPage';
import { useScrollToTop } from './useScrollToTop';

/** The main site, assembled from the kit (§2). */
export function App() {
  const [path] = useLocation();
  // A link from one search to another leaves the page in place: it is made anew, and reads its address.
  const [visit, setVisit] = useState(0);
  useScrollToTop(`${visit} ${path}`);
  return (
    <Layout onCatalogue={() => setVisit((before) => before + 1)}>
      <Switch key={visit}>
        <Route key="home" path="/" component={SearchPage} />
        <Route key="realty" path="/realty" component={SearchPage} />
        <Route path="/buy/:id">{({ id }) => <ListingPage id={id} />}</Route>
        <Route path="/rent/:id">{({ id }) => <ListingPage id={id} />}</Route>
        <Route component={NotFoundPage} />
      </Switch>
    </Layout>
  );
}
