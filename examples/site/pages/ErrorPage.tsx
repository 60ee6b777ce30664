import { PageState } from '@kvartal/kit';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';

/** Shown when a page crashes; offers a reload (§2 "Pages shown"). */
export function ErrorPage() {
  const { link } = useNavigation();
  useTitle(texts.critical.title);
  useSwapInClient();
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
