import { type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';

/** Leads home; at home it scrolls to the top (§2). */
export function Logo() {
  const [path] = useLocation();
  const leave = (event: MouseEvent) => {
    if (path !== '/') return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  return (
    <Link href="/" className="site-logo" onClick={leave}>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M3 2h15.5A10.5 10.5 0 0 1 29 12.5V30H19.4v-3.4a3.4 3.4 0 0 0-6.8 0V30H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm6.5 7.5v9.6a8.6 8.6 0 0 1 12 0v-5.6a4 4 0 0 0-4-4Z"
        />
      </svg>
      Квартал
    </Link>
  );
}
