import { Account, PageState } from '@kvartal/kit';
import { accountTab, phoneText } from '@kvartal/kit/domain';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useVisitor } from '../layout/visitor';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** For signed-in users only; others are redirected home (§2 "/account"). */
export default function AccountPage() {
  const { user } = useVisitor();
  const [path, navigate] = useLocation();
  const tab = accountTab(new URLSearchParams(useSearch()).get('tab'));
  const navigation = useNavigation();
  useTitle(texts.account.tab[tab]);
  useEffect(() => {
    if (user === null) navigate('/', { replace: true });
    else if (path.startsWith('/cabinet')) navigate('/account?tab=ads', { replace: true });
  }, [user, path, navigate]);
  if (!user) return null;

  return (
    <div className="site-account">
      <Account
        tab={tab}
        onNavigate={navigation.open}
        messages={<PageState art="messages" title={texts.noMessages} />}
        settings={<Profile user={user} />}
      />
    </div>
  );
}

/** What the account knows of its user. */
function Profile({ user }: { readonly user: NonNullable<ReturnType<typeof useVisitor>['user']> }) {
  const { tab, name, phone, email } = texts.account;
  return (
    <>
      <h1>{tab.settings}</h1>
      <dl>
        <dt>{name}</dt>
        <dd>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</dd>
        {user.phone && (
          <>
            <dt>{phone}</dt>
            <dd>{phoneText(user.phone)}</dd>
          </>
        )}
        <dt>{email}</dt>
        <dd>{user.email}</dd>
      </dl>
    </>
  );
}
