import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getPhoneState } from '../../../api/account/phone';
import { isNetworkError } from '../../../api/client/errors';
import { phoneText } from '../../../domain/forms/phoneNumber';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useReloadOn } from '../../../state/events/useReloadOn';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { usePhoneText } from '../../../text/profile-settings/phone/usePhoneText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import { Icon } from '../../../ui/icons/Icon';
import { FailureState } from '../../../ui/states/FailureState';
import { Block, Here } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { phoneKey } from '../profileKeys';
import type { SettingsBlockProps } from './Sessions';

const fetchDialog = () => import('../dialogs/PhoneDialog').then(({ PhoneDialog }) => PhoneDialog);
const fetchEarly = () => void fetchDialog().catch(() => {});

/** 'Телефон': whether the number is confirmed, where the server asks for that; elsewhere nothing. The dialog comes when it is asked for. */
export function Phone({ headingLevel, showToast, phone }: SettingsBlockProps & { readonly phone: string }) {
  const { text } = usePhoneText();
  const { transport } = useRuntime();
  const load = useLoad(privateStoreOf, phoneKey, (options) => getPhoneState(transport, options));
  // Confirmed in another tab.
  useReloadOn(['profile'], phoneKey);
  const [isAsked, setAsked] = useState(false);
  const { value: Dialog, hasFailed, load: loadDialog } = useLazy(fetchDialog);
  useEffect(() => {
    if (!hasFailed || !isAsked) return;
    showToast('error', text.network);
    setAsked(false);
  }, [hasFailed, isAsked, showToast, text]);
  const block = useRef<HTMLElement>(null);
  const wasHere = useRef(false);
  const state = load.status === 'ready' ? load.value : null;
  const isConfirmed = state?.isConfirmed === true;
  useLayoutEffect(() => {
    // The button that had the focus goes with what it was for.
    if (isConfirmed && wasHere.current) block.current?.focus({ preventScroll: true });
    wasHere.current = false;
  }, [isConfirmed]);
  // A server that does not know the call does not ask.
  const hasFailedLoad = load.status === 'failed' && !(load.error.kind === 'rejected' && load.error.status === 404);
  if (!phone || !(state?.isAsked || hasFailedLoad)) return null;
  return (
    <Block ref={block} tabIndex={-1} part="section" aria-label={text.title}>
      {createElement(`h${headingLevel}`, null, text.title)}
      {load.status === 'failed' && (
        <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel + 1} onRetry={load.retry} />
      )}
      {isConfirmed && (
        <Here>
          <Icon name={profileIcons.check} size={16} />
          {text.isConfirmed}
        </Here>
      )}
      {state && !isConfirmed && (
        <>
          <p>{text.unconfirmed(phoneText(phone))}</p>
          <Button
            busy={isAsked && !Dialog}
            onPointerEnter={fetchEarly}
            onFocus={fetchEarly}
            onClick={() => {
              loadDialog();
              setAsked(true);
            }}
          >
            {text.confirm}
          </Button>
        </>
      )}
      {state && Dialog && (
        <Dialog
          isOpen={isAsked}
          phone={phone}
          state={state}
          onClose={() => setAsked(false)}
          onDone={() => {
            wasHere.current = true;
            setAsked(false);
            showToast('success', text.done);
          }}
        />
      )}
    </Block>
  );
}
