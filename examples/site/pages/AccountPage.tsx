import { PageState } from '@kvartal/kit';
import { phoneText } from '@kvartal/kit/domain';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useVisitor } from '../layout/visitor';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';
import { SignOut } from './SignOut';

const tabs = ['ads', 'messages', 'notifications', 'settings'];

/** For signed-in users only; others are redirected home (§2 "/account"). */
export default function AccountPage() {
  const { user } = useVisitor();
  const [path, navigate] = useLocation();
  const requested = new URLSearchParams(useSearch()).get('tab') ?? '';
  const tab = tabs.includes(requested) ? requested : 'ads';
  useTitle(texts.account.title);
  useEffect(() => {
    if (user === null) navigate('/', { replace: true });
    else if (path.startsWith('/cabinet')) navigate('/account?tab=ads', { replace: true });
  }, [user, path, navigate]);
  if (!user) return null;

  const { title, name, phone, email } = texts.account;
  return (
    <div className="site-account">
      <h1>{title}</h1>
      {tab === 'messages' && <PageState art="messages" title={texts.noMessages} headingLevel={2} />}
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
      <SignOut />
    </div>
  );
}
