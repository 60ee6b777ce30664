import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/client/errors';
import type { ListingPage } from '../../../api/search';
import type { Load } from '../../../base/load';
import type { Listing } from '../../../domain/listing/listing';
import type { TemplatePlan } from '../../../parts/template/compileTemplate';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import type { LightDom } from '../../../ui/dom/lightDom';
import type { RenderProps } from '../renderProps';
import type { TellOfTemplate } from './useTemplateReport';

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

export interface FilledProps extends OwnViewProps {
  readonly room: LightDom;
  readonly plan: TemplatePlan;
  readonly tell: TellOfTemplate;
}
