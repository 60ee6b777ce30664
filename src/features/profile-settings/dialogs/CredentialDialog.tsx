import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Credential } from './credential';
import { EmailForm } from './EmailForm';
import { PasswordForm } from './PasswordForm';

export interface CredentialDialogProps {
  /** Null: closed. */
  readonly asked: Credential | null;
  onClose(): void;
  /** What to say of it. */
  onDone(text: string): void;
}

/** 'Новый email' and 'Новый пароль' (D49). Lazy-loaded. */
export function CredentialDialog({ asked, onClose, onDone }: CredentialDialogProps) {
  const { text } = useProfileSettingsText();
  return (
    <Dialog
      part="dialog"
      isOpen={asked !== null}
      onClose={onClose}
      title={asked === 'email' ? text.email.title : text.password.title}
      size="s"
      closeLabel={text.close}
    >
      {asked === 'email' && <EmailForm onDone={() => onDone(text.email.sent)} />}
      {asked === 'password' && <PasswordForm onDone={() => onDone(text.password.changed)} />}
    </Dialog>
  );
}
