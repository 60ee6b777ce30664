import { createElement } from 'react';
import { useStore } from '../../base/hooks/useStore';
import { plainClick } from '../../parts/card/card';
import { SearchSummary } from '../../parts/searches/SearchSummary';
import { newestFirst } from '../../state/device/deviceList';
import { searchesOf } from '../../state/device/searches';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useFilterText } from '../../text/filters/useFilterText';
import { searchWords } from '../../text/listing/searches/searchWords';
import { useSearchesText } from '../../text/listing/searches/useSearchesText';
import { Button } from '../../ui/buttons/Button';
import { homeIcons } from '../../ui/icons/homeIcons';
import type { NewListingsNavigateDetail, NewListingsProps } from './definition';
import { Head, Rows } from './NewListings.styles';

/** Searches that are shown: those that somebody has kept come before the others. */
const mostShown = 3;

/** The searches that this device remembers, and what they find since they were looked at. Lazy-loaded. */
export function NewListingsBlock({ headingLevel = 2, onSelectListing, onNavigate }: NewListingsProps) {
  const { text } = useSearchesText();
  const filterTexts = useFilterText();
  const runtime = useRuntime();
  const state = useStore(searchesOf(runtime).state, (state) => state);
  const all = newestFirst(state);
  const shown = [...all.filter(({ isKept }) => isKept), ...all.filter(({ isKept }) => !isKept)].slice(0, mostShown);
  // Hidden, so that the page can tell it from one that is not known yet.
  if (shown.length === 0) return state.isRead ? <section hidden data-state="empty" /> : null;

  const leaving = (detail: NewListingsNavigateDetail) =>
    plainClick((event) => {
      if (onNavigate?.(detail) === false) event.preventDefault();
    });
  const allUrl = `${runtime.siteUrl}/favourites?tab=searches`;
  return (
    <section aria-label={text.heading} data-state="ready">
      <Head>
        {createElement(`h${headingLevel}`, { part: 'heading' }, text.heading)}
        <Button
          part="all"
          variant="ghost"
          iconEnd={homeIcons.arrowRight}
          href={allUrl}
          onClick={leaving({ url: allUrl, target: 'searches' })}
        >
          {text.all}
        </Button>
      </Head>
      <Rows part="list" role="list">
        {shown.map((record) => {
          const url = `${runtime.siteUrl}/realty?${record.query}`;
          return (
            <li key={record.query}>
              <SearchSummary
                record={record}
                words={searchWords(record.query, filterTexts, text)}
                url={url}
                headingLevel={headingLevel + 1}
                onOpen={leaving({ url, target: 'search' })}
                onSelectListing={(detail) => onSelectListing?.(detail) !== false}
              />
            </li>
          );
        })}
      </Rows>
    </section>
  );
}
