import { useState } from 'react';
import type { FactorSetup } from '../../../api/account/secondFactor';
import { refreshUser } from '../../../state/account/refreshUser';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useSecondFactorText } from '../../../text/profile-settings/factor/useSecondFactorText';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Dialog } from '../../../ui/overlay/Dialog';
import { secondFactorKey, sessionsKey } from '../profileKeys';
import { FactorOffForm } from './FactorOffForm';
import { FactorPasswordForm } from './FactorPasswordForm';
import { FactorSetupForm } from './FactorSetupForm';
import { RecoveryCodes } from './RecoveryCodes';

export interface SecondFactorDialogProps {
  /** Null: closed. */
  readonly asked: 'on' | 'off' | null;
  /** A moderator who waits for it has the role again. */
  readonly isRequired: boolean;
  onClose(): void;
  onOff(): void;
}

/** Turning the second factor on, in three steps, and off. Lazy-loaded. */
export function SecondFactorDialog({ asked, isRequired, onClose, onOff }: SecondFactorDialogProps) {
  const {
    text: { close },
  } = useProfileSettingsText();
  const { text } = useSecondFactorText();
  const runtime = useRuntime();
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = codes ? text.codes.title : asked === 'off' ? text.off.title : text.setUp.title;
  const reload = () => privateStoreOf(runtime).reload(secondFactorKey);
  const closeDialog = () => {
    // It may be on although the answer was lost.
    if (setup) reload();
    if (codes && isRequired) void refreshUser(runtime);
    setSetup(null);
    setCodes(null);
    onClose();
  };
  return (
    <Dialog part="dialog" isOpen={asked !== null} onClose={closeDialog} title={title} size="s" closeLabel={close}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={closeDialog} />
      ) : asked === 'off' ? (
        <FactorOffForm
          onDone={() => {
            reload();
            onOff();
          }}
        />
      ) : setup ? (
        <FactorSetupForm
          setup={setup}
          onDone={(made) => {
            privateStoreOf(runtime).reload(sessionsKey);
            setCodes(made);
          }}
        />
      ) : (
        <FactorPasswordForm onDone={setSetup} />
      )}
    </Dialog>
  );
}
