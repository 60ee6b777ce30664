import { Favourites } from '@kvartal/kit';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** What the visitor has kept on this device, with or without an account. */
export default function FavouritesPage() {
  const navigation = useNavigation();
  useTitle(texts.favourites.title);
  return <Favourites onSelectListing={navigation.open} onNavigate={navigation.open} />;
}
