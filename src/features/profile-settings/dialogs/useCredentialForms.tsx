import { type ReactNode, useEffect, useState } from 'react';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { useLazy } from '../../../ui/hooks/useLazy';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { fetchForms } from './fetchForms';

/** What somebody signs in with. */
export type Credential = 'email' | 'password';

export interface CredentialForms {
  ask(what: Credential): void;
  /** Outside of any other form. */
  readonly dialog: ReactNode;
}

/** 'Новый email' and 'Новый пароль' (D49), whose code comes when they are asked for. */
export function useCredentialForms(showToast: Toasts['show']): CredentialForms {
  const { own } = useProfileSettingsText();
  const [asked, setAsked] = useState<Credential | null>(null);
  const { value: forms, hasFailed, load } = useLazy(fetchForms);
  useEffect(() => {
    if (!hasFailed || asked === null) return;
    showToast('error', own.network);
    setAsked(null);
  }, [hasFailed, asked, showToast, own]);

  const close = () => setAsked(null);
  const done = (text: string) => {
    close();
    showToast('success', text);
  };
  return {
    ask(what) {
      load();
      setAsked(what);
    },
    dialog: forms && (
      <Dialog
        part="dialog"
        isOpen={asked !== null}
        onClose={close}
        title={asked === 'email' ? own.email.title : own.password.title}
        size="s"
        closeLabel={own.close}
      >
        {asked === 'email' && <forms.EmailForm onDone={() => done(own.email.sent)} />}
        {asked === 'password' && <forms.PasswordForm onDone={() => done(own.password.changed)} />}
      </Dialog>
    ),
  };
}
