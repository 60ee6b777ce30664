import { useEffect, useState } from 'react';
import { type AccountTab, accountPath, accountTab } from '../../domain/account/accountTab';
import type { AccountProps } from './definition';

/** Which tab is open: the one the page names, then what the visitor chooses; in the page's address if the page wants that. */
export function useAccountTab({ tab: given = 'ads', urlSync = 'off' }: Pick<AccountProps, 'tab' | 'urlSync'>, siteUrl: string) {
  const isInAddress = urlSync === 'query';
  const read = (): AccountTab => {
    const named = isInAddress ? new URLSearchParams(window.location.search).get('tab') : null;
    return named === null ? given : accountTab(named);
  };
  const [state, setState] = useState(() => ({ given, tab: read() }));
  if (state.given !== given) setState({ given, tab: given });
  useEffect(() => {
    if (!isInAddress) return undefined;
    const follow = () => {
      const named = new URLSearchParams(window.location.search).get('tab');
      setState({ given, tab: named === null ? given : accountTab(named) });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isInAddress, given]);

  const urlOf = (tab: AccountTab): string => {
    if (!isInAddress) return siteUrl + accountPath(tab);
    const url = new URL(window.location.href);
    url.searchParams.set('tab', tab);
    return url.href;
  };
  return {
    tab: state.tab,
    urlOf,
    open(tab: AccountTab) {
      setState({ given, tab });
      if (!isInAddress) return;
      try {
        window.history.pushState(null, '', urlOf(tab));
      } catch {
        // A sandboxed or about:srcdoc page has no usable address; the tabs work without.
      }
    },
  };
}
