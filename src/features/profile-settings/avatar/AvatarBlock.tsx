import { type ChangeEvent, useRef, useState } from 'react';
import type { RequestOptions } from '../../../api/client/request';
import type { ProfileChange } from '../../../api/profile';
import { avatarLimits } from '../../../domain/account/avatarLimits';
import type { User } from '../../../domain/account/user';
import { photoUrl } from '../../../parts/photo/photoSources';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { Avatar } from '../../../ui/photo/Avatar';
import { AvatarRow, Buttons } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { profileKey } from '../profileKeys';

/** Code that a picture needs, and nobody else. */
const fetchCrop = () => import('./avatarWork');

export interface AvatarBlockProps {
  readonly profile: User;
  readonly showToast: Toasts['show'];
}

type CropCode = Awaited<ReturnType<typeof fetchCrop>>;

/** The picture: choose, cut out, remove (§5 "Avatar"). */
export function AvatarBlock({ profile, showToast }: AvatarBlockProps) {
  const { text } = useProfileSettingsText();
  const runtime = useRuntime();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState<CropCode | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isReading, setReading] = useState(false);
  /** The answer is shown everywhere: on this page and in other tabs. */
  const change = async (wanted: ProfileChange, more: RequestOptions) => {
    const { changeProfile, updateUser } = await fetchCrop();
    const user = await changeProfile(runtime.transport, wanted, more);
    updateUser(runtime, user);
    return user;
  };
  const options = { reloads: [profileKey] };
  const saving = useMutation<ProfileChange, User>(change, options);
  const removing = useMutation<ProfileChange, User>(change, options);

  const show = (next: ImageBitmap | null) => {
    saving.reset();
    setPicture((before) => {
      before?.close();
      return next;
    });
  };
  const choose = () => input.current?.click();
  const chosen = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    if (file.size > avatarLimits.bytes) return showToast('error', text.avatar.problems.size);
    setReading(true);
    try {
      const loaded = code ?? (await fetchCrop());
      setCode(loaded);
      const read = await loaded.readAvatar(file);
      if (typeof read === 'string') showToast('error', text.avatar.problems[read]);
      else show(read);
    } catch {
      showToast('error', text.avatar.failed);
    } finally {
      setReading(false);
    }
  };
  const remove = async () => {
    const outcome = await removing.run({ avatar: null });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'failed') return showToast('error', text.avatar.removeFailed);
    showToast('success', text.avatar.removed);
  };
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return (
    <AvatarRow part="section" aria-label={text.crop.title}>
      <Avatar name={name} src={profile.avatar && photoUrl(profile.avatar, runtime.mediaHost)} size="xl" />
      <div>
        <Buttons>
          <Button icon={profileIcons.upload} busy={isReading} onClick={choose}>
            {profile.avatar ? text.avatar.replace : text.avatar.upload}
          </Button>
          {profile.avatar && (
            <Button variant="ghost" icon={profileIcons.trash} busy={removing.isPending} onClick={() => void remove()}>
              {text.avatar.remove}
            </Button>
          )}
        </Buttons>
        <small>{text.avatar.hint}</small>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          aria-label={text.avatar.upload}
          onChange={(event) => void chosen(event)}
        />
      </div>
      {code && (
        <code.CropDialog
          picture={picture}
          saving={saving}
          onClose={() => show(null)}
          onAnother={choose}
          onSaved={() => {
            show(null);
            showToast('success', text.avatar.updated);
          }}
        />
      )}
    </AvatarRow>
  );
}
