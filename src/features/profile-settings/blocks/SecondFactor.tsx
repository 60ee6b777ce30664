import { createElement, useEffect, useRef, useState } from 'react';
import { getSecondFactor } from '../../../api/account/secondFactor';
import { isNetworkError } from '../../../api/client/errors';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useSecondFactorText } from '../../../text/profile-settings/factor/useSecondFactorText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import { Icon } from '../../../ui/icons/Icon';
import { FailureState } from '../../../ui/states/FailureState';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Note } from '../Note';
import { Block, Here } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { secondFactorKey } from '../profileKeys';
import type { SettingsBlockProps } from './Sessions';

const fetchDialog = () => import('../dialogs/SecondFactorDialog').then(({ SecondFactorDialog }) => SecondFactorDialog);
const fetchEarly = () => void fetchDialog().catch(() => {});

/** 'Вход с кодом': the second factor. Its dialog comes when it is asked for. */
export function SecondFactor({ headingLevel, showToast }: SettingsBlockProps) {
  const { text } = useSecondFactorText();
  const { transport } = useRuntime();
  const load = useLoad(privateStoreOf, secondFactorKey, (options) => getSecondFactor(transport, options));
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const { value: Dialog, hasFailed, load: loadDialog } = useLazy(fetchDialog);
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hasFailed || asked === null) return;
    showToast('error', text.network);
    setAsked(null);
  }, [hasFailed, asked, showToast, text]);
  const ask = (what: 'on' | 'off') => {
    loadDialog();
    setAsked(what);
  };
  const state = load.status === 'ready' ? load.value : null;
  return (
    <Block ref={block} tabIndex={-1} part="section" aria-label={text.title}>
      {createElement(`h${headingLevel}`, null, text.title)}
      {load.status === 'failed' && (
        <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel + 1} onRetry={load.retry} />
      )}
      {load.status === 'loading' && <Skeleton $height="56px" />}
      {state?.isOn === false && (
        <>
          {state.isRequired && <Note tone="info" text={text.required} />}
          <p>{text.text}</p>
        </>
      )}
      {state?.isOn && (
        <>
          <Here>
            <Icon name={profileIcons.check} size={16} />
            {text.isOn}
          </Here>
          <p>{text.left(state.recoveryCodesLeft)}</p>
        </>
      )}
      {state && (
        <Button
          busy={asked !== null && !Dialog}
          onPointerEnter={fetchEarly}
          onFocus={fetchEarly}
          onClick={() => ask(state.isOn ? 'off' : 'on')}
        >
          {state.isOn ? text.turnOff : text.turnOn}
        </Button>
      )}
      {Dialog && (
        <Dialog
          asked={asked}
          isRequired={state?.isRequired ?? false}
          onClose={() => setAsked(null)}
          onOff={() => {
            setAsked(null);
            showToast('success', text.off.done);
          }}
        />
      )}
    </Block>
  );
}
