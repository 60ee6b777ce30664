import { Auth, type AuthClosedDetail, type AuthControl, ChatPanel, CookieBanner, Header } from '@kvartal/kit';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isCurrentPage } from '../navigation/scrollRestoration';
import { routeFor } from '../routing/routes';
import { useNavigation } from '../routing/useNavigation';
import { texts } from '../texts';
import { Footer } from './Footer';
import { type Visitor, VisitorContext } from './visitor';

/** Header, footer, cookie banner and sign-in dialogs around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigation();
  const auth = useRef<AuthControl>(null);
  const [user, setUser] = useState<Visitor['user']>();
  const visitor = useMemo(() => ({ user, auth }), [user]);
  // `Auth` has restored a stored account by now, if there is one.
  useLayoutEffect(() => setUser(auth.current?.user ?? null), []);

  const [path] = useLocation();
  // There is no form with changes to lose yet.
  const draft = user && routeFor(path)?.name === 'publish' ? 'unchanged' : 'none';

  const closed = ({ wasAsked }: AuthClosedDetail) => {
    // A visitor who wanted to call stays at the listing (§2); another page restores its own position.
    if (!wasAsked && isCurrentPage()) window.scrollTo({ top: 0 });
  };
  return (
    <VisitorContext value={visitor}>
      <a className="site-skip" href="#main">
        {texts.skip}
      </a>
      <div className="site-header">
        <Header draft={draft} onNavigate={navigation.open} />
      </div>
      <main id="main" className="site-wrap site-main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CookieBanner onNavigate={navigation.open} />
      {/* Listings, results and the map open their chats in it, and it stays while they change. */}
      <ChatPanel onNavigate={navigation.open} />
      {/* Outside the header: phones hide the header on the listing page, and its dialogs would be hidden too. */}
      <Auth ref={auth} onSignedIn={(detail) => setUser(detail.user)} onSignedOut={() => setUser(null)} onClosed={closed} />
    </VisitorContext>
  );
}
