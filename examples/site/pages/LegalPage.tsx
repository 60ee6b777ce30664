import { Legal, type LegalProps } from '@kvartal/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../swapInClient';
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

const wideWindow = () => window.matchMedia('(min-width: 992px)');

/** Where the menu stands beside a text, the list alone would be half a page (§2 "/legal"). */
function LegalMenuPage() {
  const [, navigate] = useLocation();
  const [isWide, setWide] = useState(() => wideWindow().matches);
  useEffect(() => {
    const wide = wideWindow();
    const look = () => setWide(wide.matches);
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  useEffect(() => {
    if (isWide) navigate('/legal/publishing', { replace: true });
  }, [isWide, navigate]);
  return isWide ? null : <LegalText page="menu" />;
}

function LegalText({ page }: { readonly page: LegalName }) {
  const go = useGo();
  useTitle(texts.legal[page]);
  useTakeOver();
  return <Legal page={page} onNavigate={go.to} />;
}
