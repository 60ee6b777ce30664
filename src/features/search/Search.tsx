import { useEffect, useState } from 'react';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { forgetSearch } from '../../state/search/searchSession';
import { useSearchControl } from '../../state/search/useSearchControl';
import { useLazy } from '../../ui/hooks/useLazy';
import { Results } from '../results/Results';
import { SearchForm } from '../search-form/SearchForm';
import type { SearchProps } from './definition';
import { Line } from './Line.styles';
import { Aside, Beside, Block } from './Search.styles';

let lastUnnamed = 0;

/** Replaces the form in a narrow container. */
export const fetchFolded = () => import('./FoldedForm').then((module) => module.FoldedForm);

/** The complete search: form and results sharing one session, which is private unless the host names it. */
export function Search(props: SearchProps) {
  const {
    layout = 'bar',
    header,
    resultsHeader,
    footer,
    ref,
    onReady,
    onFilter,
    onSearch,
    onResults,
    onPage,
    onSort,
    onSelectListing,
    ...shared
  } = props;
  const [unnamed] = useState(() => {
    lastUnnamed += 1;
    return `search-${lastUnnamed}`;
  });
  const runtime = useRuntime();
  useEffect(() => () => forgetSearch(runtime, unnamed), [runtime, unnamed]);
  const isBar = layout === 'bar';
  const { value: FoldedForm, hasFailed, load } = useLazy(fetchFolded);
  // The line has a height in a narrow container. Chromium reports boxes without a size too.
  const [watchLine] = useState(() => (line: HTMLElement | null) => {
    if (line) new ResizeObserver(() => line.offsetHeight && load()).observe(line);
  });
  const common = { ...shared, session: shared.session ?? unnamed };
  const form = <SearchForm {...common} layout={layout} onSearch={onSearch} />;
  const results = (
    // The form starts the session; the results only follow it.
    <Results
      {...common}
      filters={undefined}
      fixedFilters={undefined}
      deal={undefined}
      urlSync="off"
      layout={layout === 'compact' ? 'compact' : 'rows'}
      onResults={onResults}
      onPage={onPage}
      onSort={onSort}
      onSelectListing={onSelectListing}
      header={resultsHeader}
      hasForm
    />
  );
  // After the form's effects, so that the session has started.
  useSearchControl(common.session, { ref, onReady, onFilter });
  return (
    <>
      {header}
      <Block $layout={layout}>
        {isBar &&
          !hasFailed &&
          (FoldedForm ? <FoldedForm session={common.session} /> : <Line ref={watchLine} data-state="folded" data-lazy="" />)}
        {layout === 'column' ? <Aside>{form}</Aside> : form}
        {layout === 'column' ? <Beside>{results}</Beside> : results}
      </Block>
      {footer}
    </>
  );
}
