import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type ApiError, isNetworkError } from '../../../api/errors';
import type { ListingPage } from '../../../api/searchCalls';
import type { Load } from '../../../base/load';
import { type Listing, pricePerSquareMetre } from '../../../domain/listing';
import { photoSources } from '../../../parts/photoSources';
import type { ListingFacts } from '../../../parts/template/fields';
import { ownMarkupMissing } from '../../../state/problems';
import type { Runtime } from '../../../state/runtime';
import { type Problem, useHost, useReport, useRuntime } from '../../../state/runtimeContext';
import { listingUrl, type SelectListingDetail, selectListingDetail } from '../../../state/selectListing';
import { type Texts, useText } from '../../../text/TextContext';
import { CardBoundary } from '../CardBoundary';
import type { RenderProps } from '../renderProps';
import { useHostTemplates } from './useHostTemplates';

/** What a view of the results knows, built in or not. */
export interface OwnMarkupProps {
  readonly load: Load<ListingPage, ApiError>;
  /** Cards to show; those of the page before while the next one is on its way. Null when there are none to show. */
  readonly listings: readonly Listing[] | null;
  /** The loading has lasted, so that it is worth showing. */
  readonly isLong: boolean;
  readonly pageSize: number;
  readonly layout: 'rows' | 'compact';
  readonly renderers: RenderProps;
  /** Answers false when the host takes over the opening of the listing. */
  onSelect(detail: SelectListingDetail): boolean;
  /** Back to the filters that the search began with. */
  onReset(): void;
  /** Instead of what the page has no markup of its own for, and of what fails. */
  builtIn(): ReactNode;
  /** Built-in cards of these listings: for one of which a template shows nothing. */
  builtInList(listings: readonly Listing[]): ReactNode;
  /** Until the code of the page's own markup is there. */
  placeholder(): ReactNode;
}

/**
 * What the views that come later are given. Contexts and built-in pieces are handed over instead of being imported there: every module
 * that two chunks share makes a file of its own at whoever bundles the kit.
 */
export interface OwnViewProps extends OwnMarkupProps {
  readonly host: HTMLElement | undefined;
  readonly templates: readonly HTMLTemplateElement[];
  readonly texts: Texts;
  /** What went wrong is the connection; only after a failure. */
  readonly isNetwork: boolean;
  report(problem: Problem): void;
  readonly runtime: Runtime;
  readonly detailOf: typeof selectListingDetail;
  factsOf(runtime: Runtime, listing: Listing): ListingFacts;
  /** Keeps a failure of what is inside of it there. */
  guard(content: ReactNode, instead?: () => ReactNode): ReactNode;
}

const orBuiltIn = (view: Promise<{ default: ComponentType<OwnViewProps> }>) => view.catch(() => ({ default: Missing }));
const TemplateView = lazy(() => orBuiltIn(import('./TemplateView')));
const RenderedView = lazy(() => orBuiltIn(import('./RenderedView')));

/** Cards and states in the page's own markup where it brings some, else the built-in ones. A page without pays for this file only. */
export function OwnMarkup(props: OwnMarkupProps) {
  const host = useHost();
  const templates = useHostTemplates(host);
  const runtime = useRuntime();
  const report = useReport();
  const texts = useText();
  const { load, renderers } = props;
  const isRendered = Object.keys(renderers).some((name) => name.startsWith('render'));
  if (templates.length === 0 && !isRendered) return props.builtIn();
  const View = isRendered ? RenderedView : TemplateView;
  return (
    <Suspense fallback={props.placeholder()}>
      <View
        {...props}
        host={host}
        templates={templates}
        texts={texts}
        isNetwork={load.status === 'failed' && isNetworkError(load.error)}
        report={report}
        runtime={runtime}
        detailOf={selectListingDetail}
        factsOf={factsOf}
        guard={(content, instead) => guarded(report, content, instead)}
      />
    </Suspense>
  );
}

function factsOf(runtime: Runtime, listing: Listing): ListingFacts {
  const [photo] = listing.photos;
  return {
    url: listingUrl(runtime, listing),
    photo: photo ? photoSources(photo, runtime.mediaHost, '').src : '',
    pricePerMetre: pricePerSquareMetre(listing),
  };
}

function guarded(report: OwnViewProps['report'], content: ReactNode, instead?: () => ReactNode): ReactNode {
  return (
    <CardBoundary report={report} instead={instead}>
      {content}
    </CardBoundary>
  );
}

function Missing({ builtIn, report }: OwnViewProps) {
  useEffect(() => report(ownMarkupMissing), [report]);
  return builtIn();
}
