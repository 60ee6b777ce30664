import { useRef } from 'react';
import { toApiError } from '../../../api/client/errors';
import { mayHaveHappened } from '../../../api/client/idempotencyKey';
import { closeAccount } from '../../../api/identity';
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
import { Buttons, Question } from '../ProfileSettings.styles';

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
  const isGone = useRef(false);
  const deleting = useMutation<number, void>(async (id, options) => {
    try {
      await closeAccount(runtime.transport, id, options);
    } catch (thrown) {
      const error = toApiError(thrown);
      isGone.current = isLost.current && error.kind === 'rejected' && error.status === 401;
      isLost.current ||= mayHaveHappened(error);
      if (!isGone.current) throw thrown;
    }
  });
  const confirm = async () => {
    const { status } = await deleting.run(userId);
    if (status !== 'done' && !isGone.current) return;
    onClose();
    const goesHome = onDeleted?.({}) !== false;
    await leaveAccount(runtime);
    if (goesHome) goTo(`${runtime.siteUrl}/`);
  };
  return (
    <Dialog part="dialog" isOpen={isOpen} onClose={onClose} title={text.deletion.sure} size="s" closeLabel={text.close}>
      <Question>
        <p>{text.deletion.text}</p>
        <div>
          <Button busy={isDownloading} onClick={onDownload}>
            {text.deletion.first}
          </Button>
        </div>
        {deleting.error && deleting.error.kind !== 'aborted' && <Note {...failureText(deleting.error, text.deletion.failed, text)} />}
        <Buttons>
          <Button variant="danger" size="l" busy={deleting.isPending} onClick={() => void confirm()}>
            {text.deletion.submit}
          </Button>
          <Button size="l" onClick={onClose}>
            {text.cancel}
          </Button>
        </Buttons>
      </Question>
    </Dialog>
  );
}
