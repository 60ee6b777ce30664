import { useState } from 'react';
import { SignOutDialog } from '../../parts/account/SignOutDialog';
import { persistedAccountOf } from '../../state/account/persistedAccount';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAccountText } from '../../text/account/useAccountText';
import { Icon } from '../../ui/icons/Icon';
import { MenuItem } from './Account.styles';
import { signOutIcon } from './accountIcons';

/** 'Выход' with its question; not where the token comes from the page, which alone can sign out. Lazy-loaded. */
export function SignOutItem() {
  const { own } = useAccountText();
  const runtime = useRuntime();
  const [isLeaving, setLeaving] = useState(false);
  if (!persistedAccountOf(runtime).isPersisted()) return null;
  return (
    <>
      <MenuItem as="button" {...{ type: 'button' }} onClick={() => setLeaving(true)}>
        <Icon name={signOutIcon} />
        <span>{own.signOut.item}</span>
      </MenuItem>
      <SignOutDialog isOpen={isLeaving} labels={own.signOut} onClose={() => setLeaving(false)} />
    </>
  );
}
