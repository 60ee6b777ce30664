import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ApiError } from '../../../api/client/errors';
import type { ListingPage } from '../../../api/search';
import type { Load } from '../../../base/load';
import type { Listing } from '../../../domain/listing/listing';
import { ownMarkupMissing } from '../../../state/runtime/problems';
import { useHost, useReport } from '../../../state/runtime/runtimeContext';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import type { RenderProps } from '../renderProps';
import { useHostTemplates } from './useHostTemplates';

/** What a view of the results knows, built in or not. */
export interface OwnMarkupProps {
  readonly load: Load<ListingPage, ApiError>;
  /** What went wrong, if anything, is the connection. */
  readonly isNetwork: boolean;
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

export interface OwnViewProps extends OwnMarkupProps {
  readonly templates: readonly HTMLTemplateElement[];
}

const orBuiltIn = (view: Promise<{ default: ComponentType<OwnViewProps> }>) => view.catch(() => ({ default: Missing }));
const TemplateView = lazy(() => orBuiltIn(import('./TemplateView')));
const RenderedView = lazy(() => orBuiltIn(import('./RenderedView')));

/** Cards and states in the page's own markup where it brings some, else the built-in ones. A page without pays for this file only. */
export function OwnMarkup(props: OwnMarkupProps) {
  const templates = useHostTemplates(useHost());
  const isRendered = Object.keys(props.renderers).some((name) => name.startsWith('render'));
  if (!templates.length && !isRendered) return props.builtIn();
  const View = isRendered ? RenderedView : TemplateView;
  return (
    <Suspense fallback={props.placeholder()}>
      <View {...props} templates={templates} />
    </Suspense>
  );
}

function Missing({ builtIn }: OwnViewProps) {
  const report = useReport();
  useEffect(() => report(ownMarkupMissing), [report]);
  return builtIn();
}
