import { PageState } from '@kvartal/kit';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../swapInClient';
import { texts } from '../texts';

/** A page that has failed; a new document may help (§2 "Pages shown"). */
export function BrokenPage() {
  const { link } = useGo();
  useTitle(texts.critical.title);
  useTakeOver();
  return (
    <PageState
      art="broken"
      {...texts.critical}
      role="alert"
      actions={[
        { label: texts.refresh, icon: 'refresh', onClick: () => window.location.reload() },
        { label: texts.home, ...link('/') },
      ]}
    />
  );
}
