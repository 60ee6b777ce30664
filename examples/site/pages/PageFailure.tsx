import { type PageAction, PageState } from '@kvartal/kit';
import { useState } from 'react';
import { PageMissing } from '../routing/latePage';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

export interface PageFailureProps {
  readonly error: unknown;
  /** Shows the page, whose code is there by now. */
  onRetry(): void;
}

/** No page: its code has not come, and may come by another try; or it has failed, and a new document may help (§2). */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { link } = useGo();
  const [isBusy, setBusy] = useState(false);
  const missing = error instanceof PageMissing ? error : null;
  const words = missing ? texts.offline : texts.critical;
  useTitle(words.title);

  const tryAgain = async () => {
    if (!missing) return window.location.reload();
    setBusy(true);
    if (await comes(missing.again)) return onRetry();
    // A site that answers though the chunk does not has been built anew: only its new document knows the new names.
    if (await comes(() => fetch(window.location.pathname, { method: 'HEAD' }))) return window.location.reload();
    setBusy(false);
  };
  const again: PageAction = { label: texts.refresh, icon: 'refresh', isBusy, onClick: () => void tryAgain() };
  return <PageState art={missing ? 'network' : 'broken'} {...words} role="alert" actions={[again, { label: texts.home, ...link('/') }]} />;
}

const comes = (ask: () => Promise<unknown>) =>
  ask().then(
    () => true,
    () => false,
  );
