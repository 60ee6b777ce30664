import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../base/hooks/useStore';
import type { AccountTab } from '../../domain/account/accountTab';
import { phoneText } from '../../domain/forms/phoneNumber';
import { plainClick } from '../../parts/card/card';
import { photoUrl } from '../../parts/photo/photoSources';
import { accountOf } from '../../state/account/account';
import { hasTokenSource } from '../../state/account/tokenSources';
import { useAccountSummary } from '../../state/data/useAccountSummary';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAccountText } from '../../text/account/useAccountText';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { Counter } from '../../ui/fields/Counter';
import { Icon } from '../../ui/icons/Icon';
import { Avatar } from '../../ui/photo/Avatar';
import { Me, Menu, MenuItem } from './Account.styles';
import { moderationIcon, tabIcons } from './accountIcons';
import type { AccountNavigateDetail } from './definition';
import { SignOutItem } from './SignOutItem';

export interface AccountMenuProps {
  readonly tab: AccountTab;
  /** The tabs that have content. */
  readonly tabs: readonly AccountTab[];
  urlOf(tab: AccountTab): string;
  onTab(tab: AccountTab): void;
  /** Returns false if the page goes there itself. */
  onNavigate(detail: AccountNavigateDetail): boolean;
}

/** Who is signed in, the tabs with their totals, and 'Выход' (§2 "Account"); in a narrow container a row that scrolls sideways. */
export function AccountMenu({ tab, tabs, urlOf, onTab, onNavigate }: AccountMenuProps) {
  const { text } = useAccountText();
  const runtime = useRuntime();
  const menu = useRef<HTMLElement>(null);
  const user = useStore(accountOf(runtime).store, (state) => (state.status === 'signedIn' ? state.user : null));
  const summary = useAccountSummary();
  const totals: Readonly<Partial<Record<AccountTab, number>>> = summary
    ? { ads: summary.listings, messages: summary.unreadMessages, notifications: summary.unreadNotifications }
    : {};
  const name = user ? [user.firstName, user.lastName].filter(Boolean).join(' ') : '';
  const moderationUrl = `${runtime.siteUrl}/moderation`;

  // The present item is in sight of a row that scrolls. The page itself must not move.
  useLayoutEffect(() => {
    const row = menu.current;
    const item = row?.querySelector<HTMLElement>(`[data-key='${tab}']`);
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [tab]);

  return (
    <Menu ref={menu} part="menu" aria-label={text.menu}>
      {user && (
        <Me>
          <Avatar name={name} src={user.avatar && photoUrl(user.avatar, runtime.mediaHost)} />
          <div>
            <b dir="auto">{name}</b>
            <span>{user.phone === '' ? user.email : phoneText(user.phone)}</span>
          </div>
        </Me>
      )}
      {tabs.map((one) => (
        <MenuItem
          key={one}
          data-key={one}
          href={urlOf(one)}
          aria-current={one === tab ? 'page' : undefined}
          onClick={plainClick((event: MouseEvent) => {
            event.preventDefault();
            onTab(one);
          })}
        >
          <Icon name={tabIcons[one]} />
          <span>{text.tab[one]}</span>
          <Total count={totals[one] ?? 0} tab={one} />
        </MenuItem>
      ))}
      {user?.isModerator && (
        <MenuItem
          href={moderationUrl}
          onClick={plainClick((event: MouseEvent) => {
            if (!onNavigate({ url: moderationUrl, target: 'moderation' })) event.preventDefault();
          })}
        >
          <Icon name={moderationIcon} />
          <span>{text.moderation}</span>
        </MenuItem>
      )}
      {!hasTokenSource(runtime) && <SignOutItem />}
    </Menu>
  );
}

function Total({ count, tab }: { readonly count: number; readonly tab: AccountTab }) {
  const { text } = useAccountText();
  if (count === 0 || tab === 'settings') return null;
  return (
    <>
      <VisuallyHidden>{text.total[tab](count)}</VisuallyHidden>
      {/* The header counts chats, this menu messages (§2): each says so. */}
      <span aria-hidden="true" title={text.total[tab](count)}>
        <Counter value={count} max={99} tone={tab === 'ads' ? 'quiet' : 'accent'} />
      </span>
    </>
  );
}
