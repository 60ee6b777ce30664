import type { ReactNode } from 'react';
import type { Listing } from '../../../domain/listing/listing';
import { CardBoundary } from '../../../parts/card/CardBoundary';
import { useReport, useRuntime } from '../../../state/runtime/runtimeContext';
import { selectListingDetail } from '../../../state/search/selectListing';
import type { RenderCardTools } from '../renderProps';
import { Cards } from './Cards';
import type { OwnViewProps } from './ownView';
import { resultsState } from './resultsState';
import { isForBrowser } from './SelectEvent';

/** Cards and states drawn by render props. A state that fails to render is replaced by the built-in one; a failed card is omitted. */
export default function RenderedView(view: OwnViewProps) {
  const runtime = useRuntime();
  const report = useReport();
  const { load, isNetwork, listings, renderers, layout, onSelect, builtIn } = view;
  const { renderCard, renderEmpty, renderLoading, renderError } = renderers;

  const toolsFor = (listing: Listing): RenderCardTools => {
    const detail = selectListingDetail(runtime, listing);
    return {
      url: detail.url,
      select(event) {
        if (event && isForBrowser(event)) return;
        if (!onSelect(detail)) event?.preventDefault();
        else if (!(event?.currentTarget instanceof HTMLAnchorElement)) globalThis.location.assign(detail.url);
      },
    };
  };
  const state = resultsState(view);
  const guarded = (render: () => ReactNode) => (
    <CardBoundary key={state} report={report} instead={builtIn}>
      <Rendered render={render} />
    </CardBoundary>
  );
  if (state === 'card' && renderCard) {
    return (
      <Cards part="list" role="list" $layout={layout}>
        {listings?.map((listing) => (
          <li key={listing.id} part="card">
            <CardBoundary report={report}>
              <Rendered render={() => renderCard(listing, toolsFor(listing))} />
            </CardBoundary>
          </li>
        ))}
      </Cards>
    );
  }
  if (state === 'empty' && renderEmpty) return guarded(renderEmpty);
  if (state === 'loading' && renderLoading) return guarded(renderLoading);
  if (state === 'error' && renderError && load.status === 'failed') {
    const { retry } = load;
    return guarded(() => <div role="alert">{renderError({ retry, isNetwork })}</div>);
  }
  return builtIn();
}

/** A separate component, so that errors thrown by the page reach the error boundary. */
function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}
