import { Search, type SelectListingDetail } from '@kvartal/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

export function SearchPage() {
  const [, navigate] = useLocation();
  // On the map the page gives up its margins and its footer: see site.css.
  const [view, setView] = useState('cards');
  useEffect(() => {
    document.title = 'Квартиры и апартаменты в Москве — Квартал';
  }, []);
  const open = ({ url }: SelectListingDetail) => {
    navigate(new URL(url, window.location.href).pathname);
    return false;
  };
  return (
    <div className="site-search" data-view={view}>
      <Search session="main" urlSync="query" headingLevel={1} onSelectListing={open} onView={(detail) => setView(detail.view)} />
    </div>
  );
}
