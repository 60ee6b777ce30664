import { useState } from 'react';
import type { PhoneState } from '../../../domain/account/phoneCode';
import { phoneText } from '../../../domain/forms/phoneNumber';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { usePhoneText } from '../../../text/profile-settings/phone/usePhoneText';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Dialog } from '../../../ui/overlay/Dialog';
import { phoneKey } from '../profileKeys';
import { PhoneCodeForm } from './PhoneCodeForm';
import { PhoneSendForm } from './PhoneSendForm';

export interface PhoneDialogProps {
  readonly isOpen: boolean;
  /** Ten digits after +7. */
  readonly phone: string;
  readonly state: PhoneState;
  onClose(): void;
  onDone(): void;
}

/** Confirming a phone, in two steps: a code is asked for, and given. A code that was sent before can be given at once. Lazy-loaded. */
export function PhoneDialog({ isOpen, phone, state, onClose, onDone }: PhoneDialogProps) {
  const {
    text: { close },
  } = useProfileSettingsText();
  const { text } = usePhoneText();
  const runtime = useRuntime();
  /** Seconds until the next code, once one was sent from here. */
  const [sent, setSent] = useState<number | null>(null);
  const pause = sent ?? (state.hasCode ? state.pause : null);
  const leave = (then: () => void) => {
    // It may be confirmed although the answer was lost, and a code may be out.
    privateStoreOf(runtime).reload(phoneKey);
    setSent(null);
    then();
  };
  return (
    <Dialog part="dialog" isOpen={isOpen} onClose={() => leave(onClose)} title={text.dialog.title} size="s" closeLabel={close}>
      {pause === null ? (
        <PhoneSendForm phone={phoneText(phone)} onDone={setSent} />
      ) : (
        <PhoneCodeForm phone={phoneText(phone)} pause={pause} onDone={() => leave(onDone)} />
      )}
    </Dialog>
  );
}
