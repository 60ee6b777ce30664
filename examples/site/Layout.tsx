import type { ReactNode } from 'react';
import { AccountMenu } from './AccountMenu';
import { CatalogueMenu } from './CatalogueMenu';
import { Logo } from './Logo';

export interface LayoutProps {
  readonly children: ReactNode;
  /** 'Каталог' is about to open another search. */
  onCatalogue(): void;
}

export function Layout({ children, onCatalogue }: LayoutProps) {
  return (
    <>
      <header className="site-header">
        <div className="site-wrap">
          <Logo />
          <span className="site-city">Москва</span>
          <CatalogueMenu onChoose={onCatalogue} />
          <AccountMenu />
        </div>
      </header>
      <main className="site-wrap site-main">{children}</main>
      <footer className="site-footer">
        <div className="site-wrap">
          <span>© {new Date().getFullYear()} «Квартал», Москва</span>
          <a href="/partner/">Поиск на страницах партнёров</a>
        </div>
      </footer>
    </>
  );
}
