import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { type Cache, SWRConfig } from 'swr';
import { fetchChips } from '../features/results/Header';
import { fetchButtons } from '../features/results/ListingList';
import { fetchPageLinks } from '../features/results/Pages';
import { fetchFolded } from '../features/search/Search';
import { KvartalProvider, type KvartalProviderProps } from '../shell/KvartalProvider';
import type { Runtime } from '../state/runtime/runtime';
import { loadEnglish } from '../text/catalogue/english';
import { langOf } from '../text/catalogue/langOf';
import { preload } from '../ui/hooks/useLazy';
import { inStyleSheet } from './inStyleSheet';

/** Look and language of what is rendered. */
export type Look = Pick<KvartalProviderProps, 'theme' | 'brand' | 'lang'>;

/** Renders `children` with the responses in `cache`. Returns HTML without style attributes, and the rules that it needs beside those of every root. */
export async function renderTree(
  children: ReactNode,
  runtime: Runtime,
  cache: Cache,
  look: Look,
): Promise<{ readonly html: string; readonly rules: string }> {
  await Promise.all([fetchChips, fetchFolded, fetchPageLinks, fetchButtons].map(preload));
  if (langOf(look.lang) === 'en') await loadEnglish();
  const sheet = new ServerStyleSheet();
  try {
    const tree = sheet.collectStyles(
      <StrictMode>
        <SWRConfig value={{ provider: () => cache }}>
          <KvartalProvider runtime={runtime} {...look}>
            {children}
          </KvartalProvider>
        </SWRConfig>
      </StrictMode>,
    );
    // The page comes as one chunk: streamed chunks need inline scripts, which a policy refuses.
    const { prelude } = await prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    const chunks: Uint8Array[] = [];
    for await (const chunk of prelude) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    const { html, rules } = inStyleSheet(Buffer.concat(chunks).toString('utf8'));
    const styled = sheet.getStyleTags().replaceAll(/<style[^>]*>|<\/style>/g, '');
    return { html, rules: styled + rules };
  } finally {
    sheet.seal();
  }
}
