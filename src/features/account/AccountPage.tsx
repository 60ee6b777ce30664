import type { ReactNode } from 'react';
import { accountTab, accountTabs } from '../../domain/account/accountTab';
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
import { useAccountTab } from './useAccountTab';
import { useContent } from './useContent';

/** Menu and tabs of the account (§2 "Account"). Lazy-loaded. */
export function AccountPage({ headingLevel = 1, messages, settings, onNavigate, ...place }: Omit<AccountProps, 'token'>) {
  const { own } = useAccountText();
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
  /** 'В личный кабинет' after an action leads to the list, which is already shown. */
  const follow = (detail: Omit<AccountNavigateDetail, 'tab'>) => detail.target !== 'account' && notify(detail);
  const panelOf = (name: keyof typeof given, content: ReactNode) => {
    const { box, isOfElement } = given[name];
    if (!isOfElement && tab !== name) return null;
    return (
      <div ref={box} hidden={tab !== name}>
        {content}
      </div>
    );
  };

  if (person === null) return <SignInPrompt title={own.signInTitle} signIn={own.signIn} headingLevel={headingLevel} />;
  return (
    <Frame part="account">
      <AccountMenu tab={tab} tabs={tabs} urlOf={urlOf} onTab={goToTab} onNavigate={notify} />
      <div>
        {tab === 'ads' && <MyListings headingLevel={headingLevel} onNavigate={follow} />}
        {tab === 'notifications' && <Notifications headingLevel={headingLevel} onNavigate={notify} />}
        {panelOf('messages', messages)}
        {panelOf('settings', settings)}
      </div>
    </Frame>
  );
}
