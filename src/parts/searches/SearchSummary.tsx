import { createElement, type MouseEvent, useRef, useState } from 'react';
import type { SearchRecord } from '../../state/device/searches';
import { useNewListings } from '../../state/device/useNewListings';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { type SelectListingDetail, selectListingDetail } from '../../state/search/selectListing';
import type { SearchWords } from '../../text/listing/searches/searchWords';
import { useSearchesText } from '../../text/listing/searches/useSearchesText';
import { Badge } from '../../ui/buttons/Badge';
import { useSeen } from '../../ui/hooks/useSeen';
import { NewPhotos } from './NewPhotos';
import { Strip, Summary, Words } from './SearchSummary.styles';

export interface SearchSummaryProps {
  readonly record: SearchRecord;
  readonly words: SearchWords;
  /** Leads to its results. */
  readonly url: string;
  readonly headingLevel: number;
  onOpen(event: MouseEvent): void;
  /** Returns false if the page opens the listing itself. */
  onSelectListing(detail: SelectListingDetail): boolean;
}

/** A search that this device remembers: its words, when it was looked at, how many flats are new since then, and the first of them. */
export function SearchSummary({ record, words, url, headingLevel, onOpen, onSelectListing }: SearchSummaryProps) {
  const { text, format } = useSearchesText();
  const runtime = useRuntime();
  const block = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useSeen(block, 0, !isSeen, () => setSeen(true));
  const load = useNewListings(record, isSeen);
  const count = load.status === 'ready' ? load.value.count : 0;
  return (
    <Summary ref={block} data-state={load.status === 'ready' && count === 0 ? 'empty' : load.status}>
      <Words>
        {createElement(
          `h${headingLevel}`,
          null,
          <a href={url} onClick={onOpen}>
            {words.title}
          </a>,
        )}
        <span>{count > 0 && <Badge $tone="accent">{text.newCount(format.number(count), count)}</Badge>}</span>
        {words.conditions && <p>{words.conditions}</p>}
        <p>{text.looked(format.moment(record.keptAt, new Date()), format.number(record.total), record.total)}</p>
      </Words>
      <Strip>
        {load.status === 'ready' && count === 0 && text.nothingNew}
        {load.status === 'ready' && count > 0 && (
          <NewPhotos
            listings={load.value.listings}
            rest={count - load.value.listings.length}
            url={url}
            onOpen={onOpen}
            onSelect={(listing, event) => {
              if (!onSelectListing(selectListingDetail(runtime, listing))) event.preventDefault();
            }}
          />
        )}
      </Strip>
    </Summary>
  );
}
