import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/client/errors';
import type { ListingPage } from '../../../api/search';
import type { Load } from '../../../base/load';
import type { Listing } from '../../../domain/listing/listing';
import type { TemplatePlan } from '../../../parts/template/compileTemplate';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import type { LightDom } from '../../../ui/dom/lightDom';
import type { RenderProps } from '../renderProps';
import type { ReportTemplateProblem } from './useTemplateReport';

/** Data for any view of the results, built in or not. */
export interface OwnMarkupProps {
  readonly load: Load<ListingPage, ApiError>;
  /** The error, if any, is a lost connection. */
  readonly isNetwork: boolean;
  /** Cards to show; the previous page's while the next one is under way. Null when there are none. */
  readonly listings: readonly Listing[] | null;
  /** Loading is slow enough to be shown. */
  readonly isLong: boolean;
  readonly pageSize: number;
  readonly layout: 'rows' | 'compact';
  readonly renderers: RenderProps;
  /** Returns false when the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
  /** Restores the initial filters. */
  onReset(): void;
  /** Replaces what the page has no markup for, and what fails. */
  builtIn(): ReactNode;
  /** Built-in cards of these listings, for those whose template renders nothing. */
  builtInList(listings: readonly Listing[]): ReactNode;
  /** Shown until the code for the page's own markup has loaded. */
  placeholder(): ReactNode;
}

export interface OwnViewProps extends OwnMarkupProps {
  readonly templates: readonly HTMLTemplateElement[];
}

export interface FilledProps extends OwnViewProps {
  readonly room: LightDom;
  readonly plan: TemplatePlan;
  readonly onProblem: ReportTemplateProblem;
}
