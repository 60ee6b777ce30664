import { PageState } from '@kvartal/kit';
import { useState } from 'react';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../swapInClient';
import { texts } from '../texts';

export interface MissingPageProps {
  /** Asks for the code of the page once more; rejects when it does not come. */
  again(): Promise<unknown>;
  /** Shows the page, whose code is there by now. */
  onRetry(): void;
}

/** A page whose code has not come, and may come by another try (§2 "Pages shown"). */
export function MissingPage({ again, onRetry }: MissingPageProps) {
  const { link } = useGo();
  const [isBusy, setBusy] = useState(false);
  useTitle(texts.offline.title);
  useTakeOver();

  const tryAgain = async () => {
    setBusy(true);
    if (await comes(again)) return onRetry();
    // A site that answers though the chunk does not has been built anew: only its new document knows the new names.
    if (await comes(() => fetch(window.location.pathname, { method: 'HEAD' }))) return window.location.reload();
    setBusy(false);
  };
  return (
    <PageState
      art="network"
      {...texts.offline}
      role="alert"
      actions={[
        { label: texts.refresh, icon: 'refresh', isBusy, onClick: () => void tryAgain() },
        { label: texts.home, ...link('/') },
      ]}
    />
  );
}

const comes = (ask: () => Promise<unknown>) =>
  ask().then(
    () => true,
    () => false,
  );
