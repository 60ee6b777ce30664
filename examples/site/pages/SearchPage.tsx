import { Search, type SelectListingDetail } from '@kvartal/kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

export function SearchPage() {
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = 'Квартиры и апартаменты в Москве — Квартал';
  }, []);
  const open = ({ url }: SelectListingDetail) => {
    navigate(new URL(url, window.location.href).pathname);
    return false;
  };
  return <Search session="main" urlSync="query" headingLevel={1} onSelectListing={open} />;
}
