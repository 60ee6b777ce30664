import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { forgetSearch } from '../../state/search/searchSession';
import { useSearchControl } from '../../state/search/useSearchControl';
import { useLazy } from '../../ui/hooks/useLazy';
import { Results } from '../results/Results';
import { SearchForm } from '../search-form/SearchForm';
import type { SearchProps } from './definition';
import { Line } from './Line.styles';

type Layout = 'bar' | 'column' | 'compact';

/** Side by side where there is space for both. */
const column = css`
  @container kv (min-width: 900px) {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: var(--kv-space-32);
    align-items: start;
  }
`;

const Block = styled.div<{ $layout: Layout }>`
  display: grid;
  gap: ${({ $layout }) => ($layout === 'compact' ? '0' : 'var(--kv-space-20)')};
  grid-template-columns: minmax(0, 1fr);
  ${({ $layout }) => $layout === 'column' && column}
  @media print {
    display: block;
    && form {
      display: none !important;
    }
  }
`;

/** A container of its column; beside the list it stays in view while the list scrolls. */
const Aside = styled.div`
  container: kv / inline-size;
  min-width: 0;
  @container kv (min-width: 900px) {
    position: sticky;
    top: var(--kv-space-16);
  }
`;

/** Cards adapt to the width of their column. */
const Beside = styled.div`
  container: kv / inline-size;
  min-width: 0;
`;

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
  // This comes after the form's effects, so that the session has started.
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
