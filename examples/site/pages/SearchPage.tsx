import { ru, Search } from '@kvartal/kit';
import { parseQuery, type SearchFilters } from '@kvartal/kit/domain';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../swapInClient';

export default function SearchPage() {
  const go = useGo();
  // On the map the page gives up its margins and its footer: see styles/search.css.
  const [view, setView] = useState('cards');
  // The tab is called as the results are, like in the head that the server prints.
  const address = useSearch();
  const [{ tradeType, realtyType, rooms }, setFilters] = useState(() => parseQuery(address).filters);
  const follow = ({ filters }: { readonly filters: SearchFilters }) => setFilters(filters);
  useTitle(ru.results.heading(tradeType, realtyType, rooms));
  useTakeOver('section:is([data-state="idle"], [data-state="loading"]), [data-late]');
  return (
    <div className="site-search" data-view={view}>
      <Search
        session="main"
        urlSync="query"
        headingLevel={1}
        onSelectListing={go.to}
        onNavigate={go.to}
        onReady={follow}
        onFilter={follow}
        onView={(detail) => setView(detail.view)}
      />
    </div>
  );
}
