import { createElement, type MouseEvent } from 'react';
import type { SearchRecord } from '../../../state/device/searches';
import type { Formats } from '../../../text/format/format';
import type { SearchesMessages } from '../../../text/listing/searches/ru';
import { Button } from '../../../ui/buttons/Button';
import { Actions } from './Searches.styles';
import type { SearchWords } from './searchWords';

export interface SearchRowProps {
  readonly record: SearchRecord;
  readonly words: SearchWords;
  readonly url: string;
  readonly text: SearchesMessages;
  readonly format: Formats;
  onOpen(event: MouseEvent): void;
  onRemove(): void;
}

/** A search that somebody has kept: its words, when it was looked at, and what can be done with it. */
export function SavedSearch({
  record,
  words,
  url,
  text,
  format,
  headingLevel,
  onOpen,
  onRemove,
}: SearchRowProps & { headingLevel: number }) {
  const { query, keptAt, total } = record;
  const { title, conditions } = words;
  return (
    <li data-favourite={query}>
      <div>
        {createElement(
          `h${headingLevel}`,
          null,
          <a href={url} onClick={onOpen}>
            {title}
          </a>,
        )}
        {conditions && <p>{conditions}</p>}
        <p>{text.looked(format.moment(keptAt, new Date()), format.number(total), total)}</p>
      </div>
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
