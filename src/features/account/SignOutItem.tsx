import { useEffect, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useAccountText } from '../../text/account/useAccountText';
import { useLazy } from '../../ui/hooks/useLazy';
import { Icon } from '../../ui/icons/Icon';
import { useToasts } from '../../ui/overlay/Toasts';
import { MenuItem } from './Account.styles';
import { signOutIcon } from './accountIcons';

const fetchDialog = () => import('../../parts/account/SignOutDialog').then(({ SignOutDialog }) => SignOutDialog);

/** While the pointer or the focus is still on its way. What fails is asked for again by the press. */
const fetchEarly = () => void fetchDialog().catch(() => {});

/** 'Выход' with its question, whose code comes when it is asked. */
export function SignOutItem() {
  const { text, common } = useAccountText();
  const [isLeaving, setLeaving] = useState(false);
  const { value: SignOutDialog, hasFailed, load } = useLazy(fetchDialog);
  const toasts = useToasts(text.signOut.close);
  const sayLost = useLatest(() => {
    toasts.show('error', `${common.results.networkTitle}. ${common.results.networkText}`);
    setLeaving(false);
  });
  const isLost = hasFailed && isLeaving;
  useEffect(() => {
    if (isLost) sayLost.current();
  }, [isLost, sayLost]);
  return (
    <>
      <MenuItem
        as="button"
        {...{ type: 'button' }}
        aria-busy={(isLeaving && !SignOutDialog) || undefined}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => {
          load();
          setLeaving(true);
        }}
      >
        <Icon name={signOutIcon} />
        <span>{text.signOut.item}</span>
      </MenuItem>
      {SignOutDialog && <SignOutDialog isOpen={isLeaving} labels={text.signOut} onClose={() => setLeaving(false)} />}
      {toasts.element}
    </>
  );
}
