import { type ReactNode, useEffect, useState } from 'react';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { Toasts } from '../../../ui/overlay/Toasts';
import type { Credential } from './credential';
import { fetchForms } from './fetchForms';

export interface CredentialForms {
  /** Asked for, and its code is not here yet. */
  readonly awaited: Credential | null;
  ask(what: Credential): void;
  /** Outside of any other form. */
  readonly dialog: ReactNode;
}

/** 'Новый email' and 'Новый пароль' (D49), whose code comes when they are asked for. */
export function useCredentialForms(showToast: Toasts['show']): CredentialForms {
  const { text: profileSettingsText } = useProfileSettingsText();
  const [asked, setAsked] = useState<Credential | null>(null);
  const { value: CredentialDialog, hasFailed, load } = useLazy(fetchForms);
  useEffect(() => {
    if (!hasFailed || asked === null) return;
    showToast('error', profileSettingsText.network);
    setAsked(null);
  }, [hasFailed, asked, showToast, profileSettingsText]);

  return {
    awaited: CredentialDialog ? null : asked,
    ask(what) {
      load();
      setAsked(what);
    },
    dialog: CredentialDialog && (
      <CredentialDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={(text) => {
          setAsked(null);
          showToast('success', text);
        }}
      />
    ),
  };
}
