import { KvartalProvider } from '@kvartal/kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { dropServerHeadOnNavigation } from './navigation/serverHead';
import { notFoundRoute, routeFor } from './routing/routes';

/** Renders the site into #site. */
export function start(): void {
  // Load the page in parallel with the layout. If it fails, `lazyPage` shows the error in place.
  void (routeFor(window.location.pathname) ?? notFoundRoute).page.load();

  dropServerHeadOnNavigation();
  const container = document.getElementById('site');
  if (!container) throw new Error('index.html has no #site element');
  const root = createRoot(container);
  // Time-sliced: the server-rendered page stays responsive meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <KvartalProvider theme="auto">
          <App />
        </KvartalProvider>
      </StrictMode>,
    ),
  );
}
