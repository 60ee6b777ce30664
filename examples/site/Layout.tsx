import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface LayoutProps {
  readonly children: ReactNode;
}

export function Layout({ children }: LayoutProps) {
  return (
    <>
      <header className="site-header">
        <div className="site-wrap">
          <Link href="/" className="site-logo">
            <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
              <path
                fill="currentColor"
                fillRule="evenodd"
                d="M3 2h15.5A10.5 10.5 0 0 1 29 12.5V30H19.4v-3.4a3.4 3.4 0 0 0-6.8 0V30H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm6.5 7.5v9.6a8.6 8.6 0 0 1 12 0v-5.6a4 4 0 0 0-4-4Z"
              />
            </svg>
            Квартал
          </Link>
          <span className="site-city">Москва</span>
        </div>
      </header>
      <main className="site-wrap site-main">{children}</main>
      <footer className="site-footer">
        <div className="site-wrap">
          <span>© {new Date().getFullYear()} «Квартал»</span>
          <a href="/partner/">Поиск на страницах партнёров</a>
        </div>
      </footer>
    </>
  );
}
