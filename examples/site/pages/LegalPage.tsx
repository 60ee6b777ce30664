import { Legal, type LegalProps } from '@kvartal/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';
import NotFoundPage from './NotFoundPage';

export interface LegalPageProps {
  /** Last segment of the address; absent for the list of pages. */
  readonly page?: string;
}

type LegalName = NonNullable<LegalProps['page']>;

const isLegalName = (page: string): page is LegalName => page !== 'menu' && Object.hasOwn(texts.legal, page);

export default function LegalPage({ page }: LegalPageProps) {
  if (page === undefined) return <LegalMenuPage />;
  return isLegalName(page) ? <LegalText page={page} /> : <NotFoundPage />;
}

const wideWindow = () => window.matchMedia('(min-width: 992px)');

/** Wide screens show the menu next to a text, so the list alone redirects to the first text (§2 "/legal"). */
function LegalMenuPage() {
  const [, navigate] = useLocation();
  const [isWide, setWide] = useState(() => wideWindow().matches);
  useEffect(() => {
    const wide = wideWindow();
    const update = () => setWide(wide.matches);
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  useEffect(() => {
    if (isWide) navigate('/legal/publishing', { replace: true });
  }, [isWide, navigate]);
  return isWide ? null : <LegalText page="menu" />;
}

function LegalText({ page }: { readonly page: LegalName }) {
  const navigation = useNavigation();
  useTitle(texts.legal[page]);
  useSwapInClient();
  return <Legal page={page} onNavigate={navigation.open} />;
}
