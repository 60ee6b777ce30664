import { Search } from '@kvartal/kit';
import { useState } from 'react';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../takeOver';
import { texts } from '../texts';

export default function SearchPage() {
  const go = useGo();
  // On the map the page gives up its margins and its footer: see styles/search.css.
  const [view, setView] = useState('cards');
  useTitle(texts.search);
  useTakeOver('section:is([data-state="idle"], [data-state="loading"])');
  return (
    <div className="site-search" data-view={view}>
      <Search
        session="main"
        urlSync="query"
        headingLevel={1}
        onSelectListing={go.to}
        onNavigate={go.to}
        onView={(detail) => setView(detail.view)}
      />
    </div>
  );
}
