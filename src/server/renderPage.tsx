import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { SWRConfig } from 'swr';
import type { LegalPage } from '../domain/content/legalPages';
import { fetchChips } from '../features/results/Header';
import { fetchButtons } from '../features/results/ListingList';
import { fetchFolded } from '../features/search/Search';
import { KvartalProvider, type KvartalProviderProps } from '../shell/KvartalProvider';
import { createRuntime } from '../state/runtime/runtime';
import { loadEnglish } from '../text/catalogue/english';
import { langOf } from '../text/catalogue/langOf';
import { fetchLegalText } from '../text/legal/fetchLegalText';
import { preload } from '../ui/hooks/useLazy';
import { rootStyles } from '../ui/theme/rootStyles';
import { tokenSheet } from '../ui/theme/tokens';
import { inStyleSheet } from './inStyleSheet';
import { fillCache, type ServerData } from './serverData';

export interface RenderOptions extends ServerData, Pick<KvartalProviderProps, 'theme' | 'brand' | 'lang'> {
  /** Absolute, the same as in the browser. */
  readonly apiUrl: string;
  /** Prefix of the links. */
  readonly siteUrl: string;
  /** Page of the legal area whose text is needed. */
  readonly legalPage?: LegalPage;
}

export interface RenderedPage {
  readonly html: string;
  /** Rules for one `<style>`. There are no style attributes, so a policy can allow them by one hash. */
  readonly css: string;
}

/**
 * Renders components of the kit to HTML on Node, with API responses passed in. Fetches nothing: what has no response renders as loading.
 * The browser renders again and replaces this HTML (`docs/site.md`); it cannot be hydrated.
 */
export async function renderPage(children: ReactNode, options: RenderOptions): Promise<RenderedPage> {
  const { apiUrl, siteUrl, theme, brand, lang, legalPage, ...answers } = options;
  const runtime = createRuntime({ apiUrl, siteUrl, fetch: () => new Promise(() => {}) });
  const fallback = await fillCache(runtime, answers);
  await Promise.all([fetchChips, fetchFolded, fetchButtons].map(preload));
  if (langOf(lang) === 'en') await loadEnglish();
  if (legalPage) await fetchLegalText(legalPage, langOf(lang));
  const sheet = new ServerStyleSheet();
  try {
    const tree = sheet.collectStyles(
      <StrictMode>
        <SWRConfig value={{ fallback }}>
          <KvartalProvider runtime={runtime} theme={theme} brand={brand} lang={lang}>
            {children}
          </KvartalProvider>
        </SWRConfig>
      </StrictMode>,
    );
    // As one chunk: streamed chunks need inline scripts, which a policy refuses.
    const { prelude } = await prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    const chunks: Uint8Array[] = [];
    for await (const chunk of prelude) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    const { html, rules } = inStyleSheet(Buffer.concat(chunks).toString('utf8'));
    const styled = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '');
    return { html, css: tokenSheet + rootStyles + styled + rules };
  } finally {
    sheet.seal();
  }
}
