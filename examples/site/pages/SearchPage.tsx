import { ru, Search } from '@kvartal/kit';
import { parseQuery, type SearchFilters } from '@kvartal/kit/domain';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { searchTitle } from '../routing/searchTitle';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { Crumbs } from './Crumbs';

export default function SearchPage() {
  const navigation = useNavigation();
  // The map view has no margins and no footer: see styles/search.css.
  const [view, setView] = useState('cards');
  // The document title is that of the server-rendered head.
  const address = useSearch();
  const [filters, setFilters] = useState(() => parseQuery(address).filters);
  const { tradeType, realtyType, rooms } = filters;
  const follow = ({ filters }: { readonly filters: SearchFilters }) => setFilters(filters);
  useTitle(searchTitle(ru.results.heading(tradeType, realtyType, rooms), filters));
  useSwapInClient('section:is([data-state="idle"], [data-state="loading"]), [data-lazy]');
  return (
    <div className="site-search" data-view={view}>
      <Search
        session="main"
        urlSync="query"
        headingLevel={1}
        resultsHeader={view === 'cards' && <Crumbs tradeType={tradeType} realtyType={realtyType} />}
        onSelectListing={navigation.open}
        onNavigate={navigation.open}
        onReady={follow}
        onFilter={follow}
        onView={(detail) => setView(detail.view)}
      />
    </div>
  );
}
