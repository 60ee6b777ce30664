import { useState } from 'react';
import { styled } from 'styled-components';
import { isNetworkError } from '../../../api/client/errors';
import { blockAccount } from '../../../api/moderation';
import { moderationLimits } from '../../../domain/listing/moderation';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';

const Form = styled.form`
  display: grid;
  gap: 16px;
  > p {
    margin: 0;
    color: var(--kv-text-muted);
  }
  > [role='alert'] {
    color: var(--kv-danger);
    font: var(--kv-type-small);
  }
`;

export interface BlockedAccount {
  readonly id: number;
  readonly name: string;
}

export interface BlockDialogProps {
  /** Null while it is closed. */
  readonly account: BlockedAccount | null;
  onClose(): void;
  onBlocked(account: BlockedAccount): void;
}

/** Asks for the reason, which the owner reads at sign-in, and blocks. */
export function BlockDialog({ account, onClose, onBlocked }: BlockDialogProps) {
  const { text } = useModerationPageText();
  return (
    <Dialog isOpen={account !== null} onClose={onClose} title={text.block.title} size="s" closeLabel={text.close}>
      {account && <BlockForm key={account.id} account={account} onClose={onClose} onBlocked={onBlocked} />}
    </Dialog>
  );
}

function BlockForm({ account, onClose, onBlocked }: BlockDialogProps & { readonly account: BlockedAccount }) {
  const { text } = useModerationPageText();
  const { transport } = useRuntime();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { run, isPending, error } = useMutation((words: string, { signal }) => blockAccount(transport, account.id, words, { signal }));
  const words = reason.trim();
  const submit = async () => {
    setChecked(true);
    if (words === '') return;
    const { status } = await run(words);
    if (status === 'done') onBlocked(account);
  };
  const isMissing = error?.kind === 'rejected' && error.status === 404;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{text.block.text(account.name)}</p>
      <TextField
        label={text.block.reason}
        value={reason}
        maxLength={moderationLimits.comment}
        error={isChecked && words === '' ? text.block.reasonMissing : undefined}
        onChange={setReason}
      />
      {error && (
        <p role="alert">{isMissing ? text.block.missing : isNetworkError(error) ? text.complaints.offline : text.complaints.failed}</p>
      )}
      <Buttons>
        <Button type="submit" variant="danger" size="l" busy={isPending}>
          {text.block.submit}
        </Button>
        <Button size="l" onClick={onClose}>
          {text.block.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;
