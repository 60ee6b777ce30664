import { TabLoading } from '../../parts/account/TabLoading';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { FavouritesProps } from './definition';

const fetchPages = () =>
  Promise.all([import('./FavouritesPage'), import('./SharedListPage')]).then(([{ FavouritesPage }, { SharedListPage }]) => ({
    FavouritesPage,
    SharedListPage,
  }));

/** What the visitor has kept on this device, or a list that somebody has shared. Its code follows by itself: it needs the storage of the device. */
export function Favourites(props: FavouritesProps) {
  const { text } = useFavouritesText();
  const { value: pages, hasFailed, load } = useLazy(fetchPages, true);
  if (pages) return props.list ? <pages.SharedListPage key={props.list} {...props} /> : <pages.FavouritesPage {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
