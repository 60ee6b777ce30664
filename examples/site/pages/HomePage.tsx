import { Catalogue, Faq } from '@kvartal/kit';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';
import { Hero } from './Hero';
import { News } from './News';

/** The home page: search, newest listings for sale and for rent, FAQ (§2 "/"). */
export default function HomePage() {
  const navigation = useNavigation();
  useTitle(texts.hero.tab);
  useSwapInClient();
  return (
    <>
      <Hero />
      <div className="site-home">
        <News />
        <Catalogue deal="sale" failures="dialog" onNavigate={navigation.open} onSelectListing={navigation.open} />
        <Catalogue deal="rent" failures="dialog" onNavigate={navigation.open} onSelectListing={navigation.open} />
        <div id="faq">
          <Faq failures="dialog" onNavigate={navigation.open} />
        </div>
      </div>
    </>
  );
}
