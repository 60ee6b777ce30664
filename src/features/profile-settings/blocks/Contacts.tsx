import { type EmailState, getEmail, keepEmail, sendConfirmation } from '../../../api/identity';
import type { User } from '../../../domain/account/user';
import { phoneText } from '../../../domain/forms/phoneNumber';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useMutation } from '../../../state/data/useMutation';
import { useReloadOn } from '../../../state/events/useReloadOn';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TextField } from '../../../ui/fields/TextField';
import type { Toasts } from '../../../ui/overlay/Toasts';
import type { Credential } from '../dialogs/credential';
import { Buttons, FieldRow } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { emailKey } from '../profileKeys';

export interface ContactsProps {
  readonly profile: User;
  readonly showToast: Toasts['show'];
  /** The credential whose form is on its way. */
  readonly awaited: Credential | null;
  /** A pencil was pressed. */
  onEdit(what: Credential): void;
}

const hidden = '••••••••••';
const ignore = () => {};

/** Phone, e-mail and password: what cannot be typed over, and the pencils of the two that can be changed (D49). */
export function Contacts({ profile, showToast, awaited, onEdit }: ContactsProps) {
  const { text } = useProfileSettingsText();
  const { transport } = useRuntime();
  const state = useLoad(privateStoreOf, emailKey, (options) => getEmail(transport, options));
  useReloadOn(['profile'], emailKey);
  const email = state.status === 'ready' ? state.value : null;
  const pencil = (what: Credential, label: string) => (
    <IconButton
      variant="line"
      size="l"
      icon={profileIcons.pencil}
      label={text.names.edit(label)}
      busy={awaited === what}
      onClick={() => onEdit(what)}
    />
  );
  return (
    <>
      {profile.phone && (
        <TextField label={text.fields.phone} value={phoneText(profile.phone)} readOnly hint={text.names.phoneHint} onChange={ignore} />
      )}
      <FieldRow>
        <TextField
          label={text.fields.email}
          value={email?.email ?? profile.email}
          readOnly
          hint={
            email &&
            (email.newEmail ? text.email.waiting(email.newEmail) : email.isConfirmed ? text.email.confirmed : text.email.unconfirmed)
          }
          onChange={ignore}
        />
        {pencil('email', text.fields.email)}
        {email && <EmailActions email={email} showToast={showToast} />}
      </FieldRow>
      <FieldRow>
        <TextField label={text.fields.password} value={hidden} readOnly onChange={ignore} />
        {pencil('password', text.fields.password)}
      </FieldRow>
    </>
  );
}

/** What can be done about an address that is not confirmed. */
function EmailActions({ email, showToast }: { readonly email: EmailState; readonly showToast: Toasts['show'] }) {
  const { text } = useProfileSettingsText();
  const { transport } = useRuntime();
  const sending = useMutation<'send' | 'keep', void>(
    (what, options) => (what === 'send' ? sendConfirmation(transport, options) : keepEmail(transport, options)),
    { reloads: [emailKey] },
  );
  if (email.isConfirmed && email.newEmail === null) return null;
  const act = async (what: 'send' | 'keep') => {
    const outcome = await sending.run(what);
    if (outcome.status === 'done') showToast('success', what === 'send' ? text.email.sent : text.email.kept);
    if (outcome.status !== 'failed') return;
    const isTooMany = outcome.error.kind === 'rejected' && outcome.error.status === 429;
    showToast('error', isTooMany ? text.tooMany : text.network);
  };
  return (
    <Buttons>
      <Button size="s" busy={sending.isPending} onClick={() => void act('send')}>
        {text.email.send}
      </Button>
      {email.newEmail !== null && (
        <Button size="s" variant="ghost" onClick={() => void act('keep')}>
          {text.email.keep}
        </Button>
      )}
    </Buttons>
  );
}
