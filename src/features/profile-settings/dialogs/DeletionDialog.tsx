import type { SubmissionErrors } from 'final-form';
import { useRef } from 'react';
import { type ApiError, toApiError } from '../../../api/client/errors';
import { mayHaveHappened } from '../../../api/client/idempotencyKey';
import { closeAccount } from '../../../api/identity';
import { AccountForm } from '../../../parts/account/AccountForm';
import { PresentPasswordField } from '../../../parts/account/PresentPasswordField';
import { leaveAccount } from '../../../state/account/leaveAccount';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import { goTo } from '../../../ui/dom/goTo';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { ProfileSettingsProps } from '../definition';
import { failureText } from '../failureText';
import { Note } from '../Note';
import { Question } from '../ProfileSettings.styles';

interface Values {
  readonly password: string;
}

/** The server checks it. */
const rules = {
  problems: ({ password }: Values) => (password === '' ? { password: { key: 'registration.passwordMissing' as const } } : {}),
};

/** Returns what is said at the field; nothing of any other failure. */
function wrongPasswordOf(error: ApiError): SubmissionErrors | undefined {
  const messages = error.kind === 'rejected' && error.status === 400 ? error.fields.password : undefined;
  return messages && { password: messages.join(', ') };
}

export interface DeletionDialogProps extends Pick<ProfileSettingsProps, 'onDeleted'> {
  readonly userId: number;
  readonly isOpen: boolean;
  readonly isDownloading: boolean;
  onClose(): void;
  onDownload(): void;
}

/** The question before an account is deleted (§2, D48, D63). */
export function DeletionDialog({ userId, isOpen, isDownloading, onClose, onDownload, onDeleted }: DeletionDialogProps) {
  const { text } = useProfileSettingsText();
  const runtime = useRuntime();
  /** An attempt whose answer was lost: the account may be gone. */
  const isLost = useRef(false);
  const finish = async () => {
    onClose();
    const goesHome = onDeleted?.({}) !== false;
    await leaveAccount(runtime);
    if (goesHome) goTo(`${runtime.siteUrl}/`);
  };
  // It does not end with this dialog: the stream of events may close the session before the answer is here.
  const deleting = useMutation<Values, void>(async ({ password }, { idempotencyKey }) => {
    try {
      await closeAccount(runtime.transport, userId, password, { idempotencyKey });
    } catch (thrown) {
      const error = toApiError(thrown);
      const isGone = isLost.current && error.kind === 'rejected' && error.status === 401;
      isLost.current ||= mayHaveHappened(error);
      if (!isGone) throw thrown;
    }
    await finish();
  });
  const confirm = async (values: Values): Promise<SubmissionErrors | undefined> => {
    const outcome = await deleting.run(values);
    return outcome.status === 'failed' ? wrongPasswordOf(outcome.error) : undefined;
  };
  const failure = deleting.error && deleting.error.kind !== 'aborted' && !wrongPasswordOf(deleting.error) ? deleting.error : null;
  return (
    <Dialog part="dialog" isOpen={isOpen} onClose={onClose} title={text.deletion.sure} size="s" closeLabel={text.close}>
      <Question>
        <p>{text.deletion.text}</p>
        <div>
          <Button busy={isDownloading} onClick={onDownload}>
            {text.deletion.first}
          </Button>
        </div>
        {failure && <Note {...failureText(failure, text.deletion.failed, text)} />}
        <AccountForm<Values>
          rules={rules}
          initialValues={{ password: '' }}
          submitLabel={text.deletion.submit}
          isDangerous
          onSubmit={confirm}
          footer={
            <Button size="l" onClick={onClose}>
              {text.cancel}
            </Button>
          }
        >
          <PresentPasswordField />
        </AccountForm>
      </Question>
    </Dialog>
  );
}
