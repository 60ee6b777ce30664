import { SearchForm } from '@kvartal/kit';
import blocks from '../pictures/blocks.svg';
import { useGo } from '../routing/useGo';
import { texts } from '../texts';

/** What the site is for, and the form to begin with (§2 "/"). */
export function Hero() {
  const go = useGo();
  return (
    <section className="site-hero">
      {/* Drawn after the words: it comes late and is not waited for. */}
      <div className="site-hero-art">
        <img src={blocks} alt="" width="1260" height="900" decoding="async" fetchPriority="low" />
      </div>
      <div className="site-wrap">
        <h1>{texts.hero.title}</h1>
        <p>{texts.hero.text}</p>
        {/* A search of its own: that of the results is forgotten when they are left (§2). */}
        <SearchForm session="home" layout="panel" resultsUrl="/realty/" onNavigate={go.to} />
      </div>
    </section>
  );
}
