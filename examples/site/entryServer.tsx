import { type RenderedPage, type RenderOptions, renderPage } from '@kvartal/kit/server';
import { Router } from 'wouter';
import { Layout } from './layout/Layout';
import { Pages } from './routing/Pages';

export interface PageRequest extends Pick<RenderOptions, 'siteUrl' | 'results' | 'stations' | 'listing'> {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** The first content of a page, for the server to print into the document: what `App` draws before anything is known of the visitor. */
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
