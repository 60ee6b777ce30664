import { Listing } from '@kvartal/kit';
import { useEffect } from 'react';
import { BackToSearch } from '../BackToSearch';
import { NotFoundPage } from './NotFoundPage';

export interface ListingPageProps {
  /** As it stands in the address. */
  readonly id: string;
}

export function ListingPage({ id }: ListingPageProps) {
  useEffect(() => {
    document.title = `Объявление №\u00A0${id} — Квартал`;
  }, [id]);
  // An id that is not a number is a page that is not there (§8).
  if (!/^[1-9]\d{0,14}$/.test(id)) return <NotFoundPage />;
  return (
    <>
      <BackToSearch />
      <Listing key={id} listingId={Number(id)} />
    </>
  );
}
