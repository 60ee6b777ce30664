import type { MouseEvent } from 'react';
import { SearchSummary, type SearchSummaryProps } from '../../../parts/searches/SearchSummary';
import type { SearchRecord } from '../../../state/device/searches';
import type { Formats } from '../../../text/format/format';
import type { SearchesMessages } from '../../../text/listing/searches/ru';
import type { SearchWords } from '../../../text/listing/searches/searchWords';
import { Button } from '../../../ui/buttons/Button';
import { Actions } from './Searches.styles';

export interface SearchRowProps {
  readonly record: SearchRecord;
  readonly words: SearchWords;
  readonly url: string;
  readonly text: SearchesMessages;
  readonly format: Formats;
  onOpen(event: MouseEvent): void;
  onRemove(): void;
}

interface SavedSearchProps extends SearchRowProps, Pick<SearchSummaryProps, 'headingLevel' | 'onSelectListing'> {}

/** A search that somebody has kept: its words, what is new, and what can be done with it. */
export function SavedSearch({ record, words, url, text, headingLevel, onOpen, onRemove, onSelectListing }: SavedSearchProps) {
  const { title } = words;
  return (
    <li data-favourite={record.query}>
      <SearchSummary
        record={record}
        words={words}
        url={url}
        headingLevel={headingLevel}
        onOpen={onOpen}
        onSelectListing={onSelectListing}
      />
      <Actions>
        <Button size="s" href={url} aria-label={text.openThis(title)} onClick={onOpen}>
          {text.open}
        </Button>
        <Button size="s" variant="ghost" data-remove="" aria-label={text.removeThis(title)} onClick={onRemove}>
          {text.remove}
        </Button>
      </Actions>
    </li>
  );
}
