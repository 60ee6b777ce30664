import { Legal, type LegalProps } from '@kvartal/kit';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';
import NotFoundPage from './NotFoundPage';

export interface LegalPageProps {
  /** As it stands in the address; none for the list of pages. */
  readonly page?: string;
}

type LegalName = NonNullable<LegalProps['page']>;

const isLegalName = (page: string): page is LegalName => page !== 'menu' && Object.hasOwn(texts.legal, page);

export default function LegalPage({ page }: LegalPageProps) {
  if (page === undefined) return <LegalMenuPage />;
  return isLegalName(page) ? <LegalText page={page} /> : <NotFoundPage />;
}

/** Where the menu stands beside a text, the list alone would be half a page (§2 "/legal"). */
function LegalMenuPage() {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    const wide = window.matchMedia('(min-width: 992px)');
    const open = () => {
      if (wide.matches) navigate('/legal/publishing', { replace: true });
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, [navigate]);
  return <LegalText page="menu" />;
}

function LegalText({ page }: { readonly page: LegalName }) {
  const go = useGo();
  useTitle(texts.legal[page]);
  return <Legal page={page} onNavigate={go.to} />;
}
