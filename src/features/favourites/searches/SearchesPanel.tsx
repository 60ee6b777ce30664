import { createElement, type ReactNode, type RefObject } from 'react';
import { plainClick } from '../../../parts/card/card';
import { type SearchRecord, searchesOf } from '../../../state/device/searches';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import type { SelectListingDetail } from '../../../state/search/selectListing';
import { useFilterText } from '../../../text/filters/useFilterText';
import { useFavouritesText } from '../../../text/listing/favourites/useFavouritesText';
import { searchWords } from '../../../text/listing/searches/searchWords';
import { useSearchesText } from '../../../text/listing/searches/useSearchesText';
import { Icon } from '../../../ui/icons/Icon';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { StateBlock } from '../../../ui/states/StateBlock';
import type { FavouritesNavigateDetail } from '../definition';
import { Lead, Notice } from '../Favourites.styles';
import { favouriteIcons } from '../favouriteIcons';
import { focusNext } from '../focusNext';
import { useLostFocus } from '../useLostFocus';
import { useRecords } from '../useRemembered';
import { RecentSearch } from './RecentSearch';
import { SavedSearch } from './SavedSearch';
import { Recent, RecentHeading, Saved } from './Searches.styles';

export interface SearchesPanelProps {
  readonly headingLevel: number;
  /** Takes the focus of what goes. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Leads from an empty list to the search. */
  readonly search: ReactNode;
  say: Toasts['show'];
  /** These two return false if the page opens the target itself. */
  onSelectListing(detail: SelectListingDetail): boolean;
  onNavigate(detail: FavouritesNavigateDetail): boolean;
}

/** The searches that were kept on this device, and below them the last of the others. */
export function SearchesPanel({ headingLevel, frame, search, say, onSelectListing, onNavigate }: SearchesPanelProps) {
  const { text, format } = useSearchesText();
  const { text: favouritesText } = useFavouritesText();
  const filterTexts = useFilterText();
  const runtime = useRuntime();
  const store = searchesOf(runtime);
  const { state, all } = useRecords(store);
  const focused = useLostFocus(frame);
  const saved = all.filter(({ isKept }) => isKept);
  const recent = all.filter(({ isKept }) => !isKept);

  const remove = (record: SearchRecord) => {
    focusNext(frame.current, record.query);
    void store.remove(record.query);
    say('info', text.removed, { label: text.undo, takesFocus: false, onPress: () => void store.keep(record) });
  };
  const save = (record: SearchRecord) => {
    focusNext(frame.current, record.query, '[data-save]');
    void store.keep({ ...record, isKept: true });
    say('success', text.saved, { label: text.undoSaved, takesFocus: false, onPress: () => void store.keep(record) });
  };
  const rowOf = (record: SearchRecord) => {
    const url = `${runtime.siteUrl}/realty?${record.query}`;
    const onOpen = plainClick((event) => {
      if (!onNavigate({ url, target: 'search' })) event.preventDefault();
    });
    const words = searchWords(record.query, filterTexts, text);
    return { record, words, url, text, format, onOpen, onRemove: () => remove(record) };
  };
  return (
    <div onFocus={focused}>
      {state.isRead && (all.length > 0 || state.isForSession) && (
        <Notice part="notice">
          <Icon name={favouriteIcons.device} />
          {state.isForSession ? favouritesText.forSession : favouritesText.onDevice}
        </Notice>
      )}
      {state.isRead && all.length === 0 && (
        <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={text.none} text={text.noneText} actions={search} />
      )}
      {saved.length > 0 && (
        <Saved part="list" role="list">
          {saved.map((record) => (
            <SavedSearch key={record.query} {...rowOf(record)} headingLevel={headingLevel} onSelectListing={onSelectListing} />
          ))}
        </Saved>
      )}
      {recent.length > 0 && (
        <>
          {saved.length === 0 && <Lead>{text.noneSaved}</Lead>}
          <RecentHeading>{createElement(`h${headingLevel}`, null, text.recent)}</RecentHeading>
          <Recent role="list">
            {recent.map((record) => (
              <RecentSearch key={record.query} {...rowOf(record)} onSave={() => save(record)} />
            ))}
          </Recent>
        </>
      )}
    </div>
  );
}
