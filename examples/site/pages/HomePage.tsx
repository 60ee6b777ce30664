import { Catalogue, Faq } from '@kvartal/kit';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../swapInClient';
import { texts } from '../texts';
import { Hero } from './Hero';

/** §2 "/": search, the newest listings of both deals, questions. */
export default function HomePage() {
  const go = useGo();
  useTitle(texts.hero.tab);
  useTakeOver();
  return (
    <>
      <Hero />
      <div className="site-home">
        <Catalogue deal="sale" failures="dialog" onNavigate={go.to} onSelectListing={go.to} />
        <Catalogue deal="rent" failures="dialog" onNavigate={go.to} onSelectListing={go.to} />
        <div id="faq">
          <Faq failures="dialog" onNavigate={go.to} />
        </div>
      </div>
    </>
  );
}
