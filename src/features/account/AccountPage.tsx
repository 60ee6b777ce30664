import { isValidElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AccountTab, accountPath, accountTab, accountTabs } from '../../domain/account/accountTab';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import { usePerson } from '../../state/data/usePerson';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { whenSaved } from '../../state/runtime/whenSaved';
import { useAccountText } from '../../text/account/useAccountText';
import { MyListings } from '../my-listings/MyListings';
import { Notifications } from '../notifications/Notifications';
import { Frame } from './Account.styles';
import { AccountMenu } from './AccountMenu';
import type { AccountNavigateDetail, AccountProps } from './definition';

/** Which tab is open: the one the page names, then what the visitor chooses; in the page's address if the page wants that. */
function useAccountTab({ tab: given = 'ads', urlSync = 'off' }: Pick<AccountProps, 'tab' | 'urlSync'>, siteUrl: string) {
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

const isSlot = (content: ReactNode) => isValidElement(content) && content.type === 'slot';
const isNothing = (content: ReactNode) => content === undefined || content === null || content === false;

/** Content of a tab that the page gives: a node in React, children of the element in HTML, which may come and go. */
function useContent(content: ReactNode) {
  const box = useRef<HTMLDivElement>(null);
  const isOfElement = isSlot(content);
  const [isFilled, setFilled] = useState(!isOfElement && !isNothing(content));
  useLayoutEffect(() => {
    if (!isOfElement) return setFilled(!isNothing(content));
    const slot = box.current?.querySelector('slot');
    const look = () => setFilled((slot?.assignedElements().length ?? 0) > 0);
    look();
    slot?.addEventListener('slotchange', look);
    return () => slot?.removeEventListener('slotchange', look);
  }, [isOfElement, content]);
  return { box, isFilled, isOfElement };
}

/** Menu and tabs of the account (§2 "Account"). Lazy-loaded. */
export function AccountPage({ headingLevel = 1, messages, settings, onNavigate, ...place }: Omit<AccountProps, 'token'>) {
  const { text } = useAccountText();
  const { siteUrl } = useRuntime();
  const person = usePerson();
  const { tab: wanted, open, urlOf } = useAccountTab(place, siteUrl);
  const given = { messages: useContent(messages), settings: useContent(settings) };
  const tabs = accountTabs.filter((tab) => (tab === 'messages' || tab === 'settings' ? given[tab].isFilled : true));
  const tab = accountTab(wanted, tabs);
  const notify = (detail: AccountNavigateDetail) => onNavigate?.(detail) !== false;
  const goToTab = (next: typeof tab) => {
    // A router of the page asks about unsaved work itself.
    if (!notify({ url: urlOf(next), target: 'tab', tab: next })) return;
    whenSaved(() => open(next));
  };
  /** 'В личный кабинет' after an action leads to the list of listings, which is in this account. */
  const follow = (detail: Omit<AccountNavigateDetail, 'tab'>) => {
    if (detail.target !== 'account') return notify(detail);
    if (tab !== 'ads') goToTab('ads');
    return false;
  };
  const panelOf = (name: keyof typeof given, content: ReactNode) => {
    const { box, isOfElement } = given[name];
    if (!isOfElement && tab !== name) return null;
    return (
      <div ref={box} hidden={tab !== name}>
        {content}
      </div>
    );
  };

  if (person === null) return <SignInPrompt title={text.signInTitle} signIn={text.signIn} headingLevel={headingLevel} />;
  return (
    <Frame part="account">
      <AccountMenu tab={tab} tabs={tabs} urlOf={urlOf} onTab={goToTab} onNavigate={notify} />
      <div>
        {tab === 'ads' && <MyListings headingLevel={headingLevel} onNavigate={follow} />}
        {tab === 'notifications' && <Notifications headingLevel={headingLevel} onNavigate={follow} />}
        {panelOf('messages', messages)}
        {panelOf('settings', settings)}
      </div>
    </Frame>
  );
}
