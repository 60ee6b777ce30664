import { Account, Chat, ProfileSettings } from '@kvartal/kit';
import { accountTab } from '@kvartal/kit/domain';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useVisitor } from '../layout/visitor';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** A page for signed-in users only; others are redirected home (§2 "/account"). */
export default function AccountPage() {
  const { user } = useVisitor();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const tab = accountTab(query.get('tab'));
  const idIn = (name: string) => (/^[1-9]\d{0,14}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  const list = query.get('list') === 'blacklist' ? 'blacklist' : 'open';
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
        messages={<Chat titleCount chatId={idIn('chat')} messageId={idIn('message')} list={list} onNavigate={navigation.open} />}
        settings={<ProfileSettings onDeleted={() => navigation.open({ url: '/' })} />}
      />
    </div>
  );
}
