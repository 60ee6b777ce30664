import type { ReactNode } from 'react';
import type { LegalPage } from '../domain/content/legalPages';
import { createRuntime } from '../state/runtime/runtime';
import { langOf } from '../text/catalogue/langOf';
import { fetchLegalText } from '../text/legal/fetchLegalText';
import { rootStyles } from '../ui/theme/rootStyles';
import { tokenSheet } from '../ui/theme/tokens';
import { type Look, renderTree } from './renderTree';
import { fillCache, type ServerData } from './serverData';

export interface RenderOptions extends ServerData, Look {
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
  const cache = await fillCache(runtime, answers);
  if (legalPage) await fetchLegalText(legalPage, langOf(lang));
  const { html, rules } = await renderTree(children, runtime, cache, { theme, brand, lang });
  return { html, css: tokenSheet + rootStyles + rules };
}
