import { PageState } from '@kvartal/kit';
import { useState } from 'react';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';

export interface OfflinePageProps {
  /** Loads the page chunk again; rejects on failure. */
  reload(): Promise<unknown>;
  /** Renders the page, whose chunk is now loaded. */
  onRetry(): void;
}

/** Shown when a page chunk failed to load; offers a retry (§2 "Pages shown"). Online, the chunk has gone with an earlier release. */
export function OfflinePage({ reload, onRetry }: OfflinePageProps) {
  const { link } = useNavigation();
  const [isBusy, setBusy] = useState(false);
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const words = isOnline ? texts.outdated : texts.offline;
  useTitle(words.title);
  useSwapInClient();

  const retry = async () => {
    setBusy(true);
    if (await succeeds(reload)) return onRetry();
    // The server answers but the chunk is gone: the site was redeployed, and only a new document knows the new chunk names.
    if (await succeeds(() => fetch(window.location.pathname, { method: 'HEAD' }))) return window.location.reload();
    setOnline(navigator.onLine);
    setBusy(false);
  };
  return (
    <PageState
      art={isOnline ? 'broken' : 'network'}
      {...words}
      role="alert"
      actions={[
        { label: texts.refresh, icon: 'refresh', isBusy, onClick: () => void retry() },
        { label: texts.home, ...link('/') },
      ]}
    />
  );
}

const succeeds = (request: () => Promise<unknown>) =>
  request().then(
    () => true,
    () => false,
  );
