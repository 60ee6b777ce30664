import { createElement, useRef } from 'react';
import { isNetworkError, toApiError } from '../../../api/client/errors';
import { endOtherSessions, endSession, listSessions, type Session } from '../../../api/identity';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { FailureState } from '../../../ui/states/FailureState';
import { Skeleton } from '../../../ui/states/Skeleton';
import { deviceOf } from '../deviceOf';
import { Block, Devices, Here } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { sessionsKey } from '../profileKeys';

export interface SettingsBlockProps {
  readonly headingLevel: number;
  readonly showToast: Toasts['show'];
}

/** 'Где вы вошли'. */
export function Sessions({ headingLevel, showToast }: SettingsBlockProps) {
  const { text } = useProfileSettingsText();
  const { transport } = useRuntime();
  const load = useLoad(privateStoreOf, sessionsKey, (options) => listSessions(transport, options));
  const ending = useMutation<number | 'others', void>(
    (which, options) =>
      which === 'others' ? endOtherSessions(transport, options) : endSession(transport, which, options).catch(unlessOver),
    { reloads: [sessionsKey] },
  );
  const block = useRef<HTMLElement>(null);
  const end = async (which: number | 'others') => {
    const outcome = await ending.run(which);
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'failed') return showToast('error', text.sessions.failed);
    // The pressed button goes with its session.
    if (block.current?.matches(':focus-within')) block.current.focus({ preventScroll: true });
    showToast('success', which === 'others' ? text.sessions.othersEnded : text.sessions.ended);
  };
  return (
    <Block ref={block} tabIndex={-1} part="section" aria-label={text.sessions.title}>
      {createElement(`h${headingLevel}`, null, text.sessions.title)}
      {load.status === 'failed' && (
        <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel + 1} onRetry={load.retry} />
      )}
      {load.status === 'loading' && <Skeleton $height="56px" />}
      {load.status === 'ready' && (
        <>
          <Devices>
            {load.value.map((session) => (
              <Device key={session.id} session={session} onEnd={() => void end(session.id)} />
            ))}
          </Devices>
          {load.value.length > 1 && (
            <Button icon={profileIcons.logout} busy={ending.isPending} onClick={() => void end('others')}>
              {text.sessions.endOthers}
            </Button>
          )}
        </>
      )}
    </Block>
  );
}

/** A session that was ended elsewhere, or whose answer was lost, is over. */
function unlessOver(thrown: unknown): void {
  const error = toApiError(thrown);
  if (error.kind !== 'rejected' || error.status !== 404) throw error;
}

function Device({ session, onEnd }: { readonly session: Session; onEnd(): void }) {
  const { text, format } = useProfileSettingsText();
  const { name, isPhone } = deviceOf(session.userAgent);
  const title = name || text.sessions.unknown;
  return (
    <li data-session={session.id}>
      <Icon name={isPhone ? profileIcons.phone : profileIcons.laptop} />
      <div>
        <b>{title}</b>
        <small>{session.isCurrent ? text.sessions.now : format.moment(session.lastUsedAt, new Date())}</small>
      </div>
      {session.isCurrent ? (
        <Here>
          <Icon name={profileIcons.check} size={16} />
          {text.sessions.current}
        </Here>
      ) : (
        <Button size="s" aria-label={text.sessions.endName(title)} onClick={onEnd}>
          {text.sessions.end}
        </Button>
      )}
    </li>
  );
}
