import { type RenderedPage, type RenderOptions, renderPage } from '@kvartal/kit/server';
import { Router } from 'wouter';
import { Layout } from './layout/Layout';
import { Pages } from './routing/Pages';

/** The server prints the elements of partners' pages with this. */
export { renderElement } from '@kvartal/kit/server';

export interface PageRequest extends Pick<RenderOptions, 'siteUrl' | 'results' | 'stations' | 'listing' | 'legalPage'> {
  readonly pathname: string;
  /** Including the question mark; empty if there is no query. */
  readonly search: string;
}

/** Server-side rendering of a page: the same tree as `App`, for an anonymous visitor. */
export function renderSite({ pathname, search, siteUrl, ...answers }: PageRequest): Promise<RenderedPage> {
  return renderPage(
    <Router ssrPath={pathname} ssrSearch={search}>
      <Layout>
        <Pages visit={0} />
      </Layout>
    </Router>,
    { apiUrl: `${siteUrl}/api`, siteUrl, theme: 'auto', ...answers },
  );
}
