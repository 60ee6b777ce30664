import { Route, Switch } from 'wouter';
import { Layout } from './Layout';
import { ListingPage } from './pages/ListingPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { SearchPage } from './pages/SearchPage';

/** The main site, assembled from the kit (§2). */
export function App() {
  return (
    <Layout>
      <Switch>
        <Route path="/" component={SearchPage} />
        <Route path="/realty" component={SearchPage} />
        <Route path="/buy/:id">{({ id }) => <ListingPage id={id} />}</Route>
        <Route path="/rent/:id">{({ id }) => <ListingPage id={id} />}</Route>
        <Route component={NotFoundPage} />
      </Switch>
    </Layout>
  );
}
