import { Auth, type AuthClosedDetail, type AuthControl, CookieBanner, Header } from '@kvartal/kit';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isShown } from '../arrival/scrollPlaces';
import { useGo } from '../routing/useGo';
import { texts } from '../texts';
import { Footer } from './Footer';
import { type Visitor, VisitorContext } from './visitor';

/** What stands around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const go = useGo();
  const auth = useRef<AuthControl>(null);
  const [user, setUser] = useState<Visitor['user']>();
  const visitor = useMemo(() => ({ user, auth }), [user]);
  // Nobody, unless `Auth` has found somebody by now.
  useLayoutEffect(() => setUser(auth.current?.user ?? null), []);

  const closed = ({ wasAsked }: AuthClosedDetail) => {
    // Who was about to call stays at the listing (§2); who has left for another page is brought to its own place.
    if (!wasAsked && isShown()) window.scrollTo({ top: 0 });
  };
  return (
    <VisitorContext value={visitor}>
      <a className="site-skip" href="#main">
        {texts.skip}
      </a>
      <div className="site-header">
        <Header onNavigate={go.to} />
      </div>
      <main id="main" className="site-wrap site-main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CookieBanner onNavigate={go.to} />
      {/* Not in the header, which a phone does not show on the page of a listing: its dialogs would not be seen either. */}
      <Auth ref={auth} onSignedIn={(detail) => setUser(detail.user)} onSignedOut={() => setUser(null)} onClosed={closed} />
    </VisitorContext>
  );
}
