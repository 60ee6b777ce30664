import { Auth, type AuthControl, type SignedInDetail } from '@kvartal/kit';
import { type ReactNode, useRef, useState } from 'react';
import { AccountMenu } from './AccountMenu';
import { CatalogueMenu } from './CatalogueMenu';
import { Logo } from './Logo';

export interface LayoutProps {
  readonly children: ReactNode;
  /** 'Каталог' is about to open another search. */
  onCatalogue(): void;
}

export function Layout({ children, onCatalogue }: LayoutProps) {
  const auth = useRef<AuthControl>(null);
  const [user, setUser] = useState<SignedInDetail['user'] | null>(null);
  return (
    <>
      <header className="site-header">
        <div className="site-wrap">
          <Logo />
          <span className="site-city">Москва</span>
          <CatalogueMenu onChoose={onCatalogue} />
          <AccountMenu user={user} onSignIn={() => void auth.current?.signIn()} onSignOut={() => void auth.current?.signOut()} />
        </div>
      </header>
      <main className="site-wrap site-main">{children}</main>
      <footer className="site-footer">
        <div className="site-wrap">
          <span>© {new Date().getFullYear()} «Квартал», Москва</span>
          <a href="/partner/">Поиск на страницах партнёров</a>
        </div>
      </footer>
      {/* Not in the header, which a phone does not show on the page of a listing: its dialogs would not be seen either. */}
      <Auth
        ref={auth}
        onSignedIn={(detail) => setUser(detail.user)}
        onSignedOut={() => setUser(null)}
        onClosed={({ wasAsked }) => {
          // Who was about to call stays at the listing (§2).
          if (!wasAsked) window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
