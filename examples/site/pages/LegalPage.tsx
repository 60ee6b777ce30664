import { Legal, type LegalProps } from '@kvartal/kit';
import { useEffect, useSyncExternalStore } from 'react';
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
const followWidth = (changed: () => void) => {
  const wide = wideWindow();
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};
const isWideWindow = () => wideWindow().matches;
/** The server prints the list. */
const isWideOnServer = () => false;

/** Wide screens show the menu next to a text, so the list alone redirects to the first text (§2 "/legal"). */
function LegalMenuPage() {
  const [, navigate] = useLocation();
  const isWide = useSyncExternalStore(followWidth, isWideWindow, isWideOnServer);
  useEffect(() => {
    if (isWide) navigate('/legal/publishing', { replace: true });
  }, [isWide, navigate]);
  return isWide ? null : <LegalText page="menu" />;
}

function LegalText({ page }: { readonly page: LegalName }) {
  const navigation = useNavigation();
  useTitle(texts.legal[page]);
  // The text is a separate chunk, so the swap waits until it has loaded.
  useSwapInClient('main [aria-busy="true"]');
  return <Legal page={page} onNavigate={navigation.open} />;
}
