import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { ElementError } from '../base/commonProps';
import { pageScope } from '../state/runtime/pageScope';
import { getRuntime, type Runtime } from '../state/runtime/runtime';
import { RuntimeProvider } from '../state/runtime/runtimeContext';
import { langOf } from '../text/catalogue/langOf';
import { TextProvider } from '../text/catalogue/TextContext';
import type { Messages } from '../text/common/ru';
import { adoptStyles } from './adoptStyles';
import { ErrorBoundary } from './ErrorBoundary';
import { styledSheet } from './sharedStyles';
import { surroundings } from './surroundings';
import { useTheme } from './useTheme';

interface FontOptions {
  host: HTMLElement | undefined;
  root: RefObject<HTMLElement | null>;
  font: 'own' | 'inherit';
}

/** Copies the page's font family into `--kv-font`: the keyword `inherit` does not work inside a custom property. */
function useFont({ host, root, font }: FontOptions): void {
  useLayoutEffect(() => {
    const target = host ?? root.current;
    if (font !== 'inherit' || !target) return;
    // The host is reset by `all: initial`, so its own font family is not the page's.
    const around = surroundings(target);
    if (!around) return;
    target.style.setProperty('--kv-font', getComputedStyle(around).fontFamily);
    return () => {
      target.style.removeProperty('--kv-font');
    };
  }, [host, root, font]);
}

export interface ShellProps {
  /** Elements with the same scope and API share searches and cache. */
  scope?: string;
  /** The default is `/api` of the script's origin, or of the page in an npm build. */
  apiUrl?: string;
  /** The default is the origin of the script, or of the page in an npm build. */
  siteUrl?: string;
  theme?: 'light' | 'dark' | 'auto';
  /** Any CSS colour. */
  brand?: string;
  font?: 'own' | 'inherit';
  /** `ru` or `en`; another language shows Russian (D38). */
  lang?: string;
  /** A catalogue of the page's own instead of the built-in one: `ruCorrected`, or one made of `ru`. */
  messages?: Messages;
  /** The shadow host; absent in the light DOM, where the root itself carries theme and brand. */
  host?: HTMLElement;
  /** Replaces the page's runtime of this scope and address: for tests, stories, and a React page with its own. */
  runtime?: Runtime;
  onError?: (error: ElementError) => void;
  children?: ReactNode;
}

// Spares a development warning about attributes such as `part`; props that begin with $ are for styles only.
const forwards = (name: string) => !name.startsWith('$');

const ignore = () => {};

/** What stands around every root: style sheets, theme, texts, runtime, and the boundary that keeps an error inside. */
export function Shell({ host, runtime, scope, apiUrl, siteUrl, theme = 'light', brand, font = 'own', lang, ...rest }: ShellProps) {
  const { onError = ignore, messages, children } = rest;
  const root = useRef<HTMLDivElement>(null);
  const [sheet] = useState(() => {
    // The page takes the sheets before the first layout effect below measures anything.
    if (!host && typeof document !== 'undefined') adoptStyles(document);
    return styledSheet();
  });
  useLayoutEffect(() => {
    const home = root.current?.getRootNode();
    if (home && 'adoptedStyleSheets' in home) adoptStyles(home as Document | ShadowRoot);
  }, []);
  const themeAttributes = useTheme({ host, root, theme, brand });
  useFont({ host, root, font });

  const shared = useMemo(() => runtime ?? sharedRuntime({ scope, apiUrl, siteUrl }), [runtime, scope, apiUrl, siteUrl]);
  const shown = langOf(lang);
  return (
    <StyleSheetManager sheet={sheet} shouldForwardProp={forwards}>
      <div ref={root} className={host ? 'kv-root' : 'kv kv-root'} lang={shown} {...themeAttributes}>
        <TextProvider lang={shown} messages={messages}>
          <RuntimeProvider runtime={shared} report={onError} host={host}>
            <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
          </RuntimeProvider>
        </TextProvider>
      </div>
    </StyleSheetManager>
  );
}

function sharedRuntime({ scope, apiUrl, siteUrl }: Pick<ShellProps, 'scope' | 'apiUrl' | 'siteUrl'>): Runtime {
  const { defaults } = pageScope();
  return getRuntime({
    scope,
    apiUrl: absolute(apiUrl ?? defaults?.apiUrl ?? '/api'),
    siteUrl: absolute(siteUrl ?? defaults?.siteUrl ?? ''),
  });
}

/** Two spellings of one address must find one runtime. Without a page (server rendering) the address stays as it is. */
function absolute(address: string): string {
  const base = globalThis.document?.baseURI;
  if (base === undefined) return address;
  const url = address === '' ? new URL(base).origin : new URL(address, base).href;
  return url.replace(/\/+$/, '');
}
