import { TabLoading } from '../../parts/account/TabLoading';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { FavouritesProps } from './definition';

const fetchPage = () => import('./FavouritesPage').then(({ FavouritesPage }) => FavouritesPage);

/** What the visitor has kept on this device. Its code follows by itself: it needs the storage of the device. */
export function Favourites(props: FavouritesProps) {
  const { text } = useFavouritesText();
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
