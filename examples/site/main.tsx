import { KvartalProvider } from '@kvartal/kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { followPrintedHead } from './arrival/printedHead';
import { placeAt, unknownPlace } from './routing/pages';

/** Draws the site in its place of the document. */
export function start(): void {
  // Beside the frame, not after it. What does not come is told where the page would stand.
  void (placeAt(window.location.pathname) ?? unknownPlace).page.load();

  followPrintedHead();
  const place = document.getElementById('site');
  if (!place) throw new Error('index.html has lost its #site');
  const root = createRoot(place);
  // In small steps: what the server has printed can be scrolled and pressed meanwhile.
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
