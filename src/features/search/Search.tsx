import { useState } from 'react';
import { Results } from '../results/Results';
import { SearchForm } from '../search-form/SearchForm';
import type { SearchProps } from './definition';
import { Block } from './Search.styles';

let lastUnnamed = 0;

/** The whole search: form and results over one session, which is its own unless the host names it. */
export function Search(props: SearchProps) {
  const { layout = 'bar', onSearch, onResults, onPage, onSort, onSelectListing, ...shared } = props;
  const [unnamed] = useState(() => {
    lastUnnamed += 1;
    return `search-${lastUnnamed}`;
  });
  const common = { ...shared, session: shared.session ?? unnamed };
  return (
    <Block $layout={layout}>
      <SearchForm {...common} layout={layout} onSearch={onSearch} />
      {/* The form begins the session; the results only follow it. */}
      <Results
        {...common}
        filters={undefined}
        deal={undefined}
        urlSync="off"
        layout={layout === 'compact' ? 'compact' : 'rows'}
        onResults={onResults}
        onPage={onPage}
        onSort={onSort}
        onSelectListing={onSelectListing}
      />
    </Block>
  );
}
