import { SearchForm } from '@kvartal/kit';
import blocks from '../pictures/blocks.svg';
import { useNavigation } from '../routing/useNavigation';
import { texts } from '../texts';

/** Headline and search form of the home page (§2 "/"). */
export function Hero() {
  const navigation = useNavigation();
  return (
    <section className="site-hero">
      {/* Low priority: the text must not wait for the drawing. */}
      <div className="site-hero-art">
        <img src={blocks} alt="" width="1260" height="900" decoding="async" fetchPriority="low" />
      </div>
      <div className="site-wrap">
        <h1>{texts.hero.title}</h1>
        <p>{texts.hero.text}</p>
        {/* A separate session: leaving the results clears theirs (§2). */}
        <SearchForm session="home" layout="panel" resultsUrl="/realty/" onNavigate={navigation.open} />
      </div>
    </section>
  );
}
