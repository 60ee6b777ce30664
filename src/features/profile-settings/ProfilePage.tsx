import { createElement } from 'react';
import { getProfile } from '../../api/account';
import { isNetworkError } from '../../api/client/errors';
import type { User } from '../../domain/account/user';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import { privateStoreOf } from '../../state/data/privateStore';
import { useLoad } from '../../state/data/useLoad';
import { useReloadOn } from '../../state/events/useReloadOn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../text/profile-settings/useProfileSettingsText';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { useLazy } from '../../ui/hooks/useLazy';
import { useToasts } from '../../ui/overlay/Toasts';
import { FailureState } from '../../ui/states/FailureState';
import { Skeleton } from '../../ui/states/Skeleton';
import { AvatarBlock } from './avatar/AvatarBlock';
import { Contacts } from './blocks/Contacts';
import type { ProfileSettingsProps } from './definition';
import { fetchForms } from './dialogs/fetchForms';
import { useCredentialForms } from './dialogs/useCredentialForms';
import { fetchNamesForm, Names } from './Names';
import { Page } from './ProfileSettings.styles';
import { profileKey } from './profileKeys';

const fetchSections = () => import('./Sections').then(({ Sections }) => Sections);

/** Fetches the forms while the pointer or the focus is still on its way to a pencil. One that fails is asked for again by the pencil. */
const fetchEarly = () => {
  for (const fetchCode of [fetchNamesForm, fetchForms]) fetchCode().catch(() => {});
};

/** The settings of the person who is signed in (§2 "Account"). Lazy-loaded. */
export function ProfilePage({ headingLevel = 1, onDeleted }: Omit<ProfileSettingsProps, 'token'>) {
  const { text } = useProfileSettingsText();
  const { transport } = useRuntime();
  const load = useLoad(privateStoreOf, profileKey, (options) => getProfile(transport, options));
  useReloadOn(['profile'], profileKey);

  if (load.status === 'idle') {
    return <SignInPrompt title={text.signInTitle} signIn={text.signIn} headingLevel={headingLevel} />;
  }
  return (
    <Page aria-label={text.heading} data-state={load.status} onPointerEnter={fetchEarly} onFocus={fetchEarly}>
      {createElement(`h${headingLevel}`, { part: 'heading' }, text.heading)}
      {load.status === 'failed' && (
        <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel + 1} onRetry={load.retry} />
      )}
      {load.status === 'loading' && (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Skeleton $width="112px" $height="112px" />
          <br />
          <Skeleton $height="48px" />
          <br />
          <Skeleton $height="48px" />
        </div>
      )}
      {load.status === 'ready' && <Settings profile={load.value} headingLevel={headingLevel + 1} onDeleted={onDeleted} />}
    </Page>
  );
}

interface SettingsProps extends Pick<ProfileSettingsProps, 'onDeleted'> {
  readonly profile: User;
  readonly headingLevel: number;
}

function Settings({ profile, headingLevel, onDeleted }: SettingsProps) {
  const { text } = useProfileSettingsText();
  const toasts = useToasts(text.close);
  const credentials = useCredentialForms(toasts.show);
  const { value: Sections, hasFailed, load } = useLazy(fetchSections, true);
  const common = { headingLevel, showToast: toasts.show };
  return (
    <>
      <AvatarBlock profile={profile} showToast={toasts.show} />
      <Names profile={profile} showToast={toasts.show}>
        <Contacts profile={profile} showToast={toasts.show} awaited={credentials.awaited} onEdit={credentials.ask} />
      </Names>
      {Sections && <Sections {...common} email={profile.email} phone={profile.phone} userId={profile.id} onDeleted={onDeleted} />}
      {hasFailed && <FailureState headingLevel={headingLevel} onRetry={load} />}
      {credentials.dialog}
      {toasts.element}
    </>
  );
}
