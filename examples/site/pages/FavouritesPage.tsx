import { Favourites } from '@kvartal/kit';
import { readSharedList } from '@kvartal/kit/domain';
import { useSearch } from 'wouter';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** What the visitor has kept on this device, with or without an account; or the list that a link holds. */
export default function FavouritesPage() {
  const navigation = useNavigation();
  const query = useSearch();
  const shared = readSharedList(query);
  useTitle(shared ? shared.name || texts.favourites.shared : texts.favourites.title);
  const tab = new URLSearchParams(query).get('tab') === 'searches' ? 'searches' : 'kept';
  return <Favourites list={shared ? query : undefined} tab={tab} onSelectListing={navigation.open} onNavigate={navigation.open} />;
}
