import { memo } from 'react';
import { styled } from 'styled-components';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { ChatChanges, ChatGone } from './useChatChanges';

const fetchReport = () => import('../safety/ReportDialog').then(({ ReportDialog }) => ReportDialog);

export interface ChatDialogsProps {
  readonly changes: ChatChanges;
  /** Chats have left the list; after a notice, once it is closed. */
  readonly onGone: ChatGone;
  onFolder(folder: 'open' | 'blacklist', near: HTMLElement): void;
}

const Choice = styled.div`
  display: grid;
  gap: 8px;
  > p {
    margin-bottom: 8px;
    color: var(--kv-text-muted);
    overflow-wrap: anywhere;
  }
  > [role='alert'] {
    color: var(--kv-danger);
  }
`;

/** The questions before a block and a removal, and the notices after blocks (§4). */
export const ChatDialogs = memo(function ChatDialogs({ changes, onGone, onFolder }: ChatDialogsProps) {
  const { text } = useChatText();
  const { step, isOpen, close } = changes;
  const count = step?.chatIds.length ?? 0;
  const end = () => {
    close();
    if (step?.kind === 'blocked' || step?.kind === 'unblocked') onGone(step.chatIds);
  };
  const { value: ReportDialog, hasFailed } = useLazy(fetchReport, step?.kind === 'report' && step);
  // Most threads are never asked about.
  if (!step) return null;
  if (step.kind === 'report') {
    return ReportDialog ? (
      <ReportDialog
        key={step.chatIds[0]}
        isOpen={isOpen}
        chatId={step.chatIds[0] ?? 0}
        name={step.name}
        count={step.count}
        onClose={close}
      />
    ) : (
      <Dialog size="s" isOpen={isOpen && hasFailed} onClose={close} title={text.report} closeLabel={text.close}>
        <Choice>
          <p role="alert">{text.dialog.failed}</p>
        </Choice>
      </Dialog>
    );
  }
  return (
    <>
      <Dialog
        part="dialog"
        size="s"
        isOpen={isOpen && (step.kind === 'block' || step.kind === 'delete')}
        onClose={close}
        title={step.kind === 'delete' ? text.dialog.delete.title(count) : text.dialog.block.title(count)}
        closeLabel={text.close}
      >
        <Choice>
          <p>
            {step.kind === 'delete' && text.dialog.delete.text(count)}
            {step.kind === 'block' && text.dialog.block.text(count, step.name)}
          </p>
          {changes.hasFailed && <p role="alert">{text.dialog.failed}</p>}
          <Button
            variant="danger"
            size="l"
            block
            busy={changes.isPending}
            onClick={() => {
              void changes.confirm().then((gone) => {
                if (gone.length > 0) onGone(gone);
              });
            }}
          >
            {step.kind === 'delete' ? text.selection.delete : text.block}
          </Button>
          <Button size="l" block onClick={close}>
            {text.selection.cancel}
          </Button>
        </Choice>
      </Dialog>
      <Dialog
        part="dialog"
        size="s"
        isOpen={isOpen && (step.kind === 'blocked' || step.kind === 'unblocked')}
        onClose={end}
        title={step.kind === 'unblocked' ? text.dialog.unblocked.title(count) : text.dialog.blocked.title(count)}
        closeLabel={text.close}
      >
        <Choice>
          {step.kind === 'blocked' && <p>{text.dialog.blocked.text}</p>}
          <Button
            variant={step.kind === 'unblocked' ? 'primary' : 'line'}
            size="l"
            block
            onClick={({ currentTarget }) => {
              end();
              onFolder(step.kind === 'unblocked' ? 'open' : 'blacklist', currentTarget);
            }}
          >
            {step.kind === 'unblocked' ? text.dialog.unblocked.action : text.dialog.blocked.action}
          </Button>
        </Choice>
      </Dialog>
    </>
  );
});
