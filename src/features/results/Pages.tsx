import { useMemo } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useText } from '../../text/catalogue/TextContext';
import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import { Foot } from './Results.styles';

const fetchPagination = () => import('../../ui/buttons/Pagination').then((module) => module.Pagination);

export interface PagesProps {
  readonly page: number;
  readonly pageCount: number;
  onChange(page: number): void;
}

/** Page numbers (§2). They are below the cards, so their code loads after them, into reserved space. */
export function Pages({ page, pageCount, onChange }: PagesProps) {
  const { text } = useText();
  const { value: Pagination } = useLazyAfterPaint(fetchPagination);
  const changed = useLatest(onChange);
  // Rendered again only when the page or the number of pages changes, not with every step of a load.
  const numbers = useMemo(
    () =>
      Pagination && (
        <Pagination
          part="pagination"
          page={page}
          pageCount={pageCount}
          onChange={(next: number) => changed.current(next)}
          labels={{ nav: text.pagination.name, ...text.pagination }}
        />
      ),
    [Pagination, page, pageCount, text, changed],
  );
  return <Foot>{numbers}</Foot>;
}
