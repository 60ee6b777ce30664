import { useMemo } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { formatQuery } from '../../domain/search/filtersQuery';
import type { SearchSession } from '../../state/search/searchSession';
import { useText } from '../../text/catalogue/TextContext';
import { Pagination } from '../../ui/buttons/Pagination';

export interface PageLinksProps {
  readonly session: SearchSession;
  readonly page: number;
  readonly pageCount: number;
  onChange(page: number): void;
}

/** The pages as links, so that they open in a new tab and search engines find them; as buttons where the address does not hold the search. */
export function PageLinks({ session, page, pageCount, onChange }: PageLinksProps) {
  const { text } = useText();
  const changed = useLatest(onChange);
  const address = useStore(session.address, (address) => address);
  const filters = useStore(session.store, (state) => state.filters);
  // Rendered again only when the page, the number of pages or the address changes, not with every step of a load.
  return useMemo(() => {
    const own = formatQuery(filters, page);
    const isInAddress = address?.includes(own);
    return (
      <Pagination
        part="pagination"
        page={page}
        pageCount={pageCount}
        onChange={(next: number) => changed.current(next)}
        labels={{ nav: text.pagination.name, ...text.pagination }}
        hrefFor={isInAddress ? (next) => address?.replace(own, formatQuery(filters, next)) ?? '' : undefined}
      />
    );
  }, [address, filters, page, pageCount, text, changed]);
}
