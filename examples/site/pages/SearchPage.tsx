import { ru, Search } from '@kvartal/kit';
import { parseQuery, type SearchFilters } from '@kvartal/kit/domain';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { Crumbs } from './Crumbs';

export default function SearchPage() {
  const navigation = useNavigation();
  // The map view has no margins and no footer: see styles/search.css.
  const [view, setView] = useState('cards');
  // The document title equals the heading of the results, as in the server-rendered head.
  const address = useSearch();
  const [{ tradeType, realtyType, rooms }, setFilters] = useState(() => parseQuery(address).filters);
  const follow = ({ filters }: { readonly filters: SearchFilters }) => setFilters(filters);
  useTitle(ru.results.heading(tradeType, realtyType, rooms));
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
