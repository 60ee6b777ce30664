import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { SelectAll } from '../../../ui/fields/SelectAll';
import { chatIcons } from '../chatIcons';
import type { ChatChanges } from '../dialogs/useChatChanges';
import { SelectionBar } from './ListTools.styles';

export interface SelectionProps {
  readonly folder: 'open' | 'blacklist';
  readonly chosen: readonly number[];
  /** Chats that can be selected. */
  readonly count: number;
  readonly changes: ChatChanges;
  /** Returns the name of the companion, for the question before a block of one chat. */
  nameOf(chatId: number): string;
  onAll(isOn: boolean): void;
  onEnd(): void;
}

/** What can be done with the selected chats. */
export function Selection({ folder, chosen, count, changes, nameOf, onAll, onEnd }: SelectionProps) {
  const { text } = useChatText();
  const isNone = chosen.length === 0;
  const unblocking = changes.unblockingOf(chosen);
  return (
    <SelectionBar role="group" aria-label={text.selection.choose}>
      <SelectAll
        label={isNone ? text.selection.all : text.selection.count(chosen.length)}
        chosen={chosen.length}
        count={count}
        onChange={onAll}
      />
      <Button variant="ghost" size="s" onClick={onEnd}>
        {text.selection.cancel}
      </Button>
      {folder === 'blacklist' ? (
        <Button size="s" disabled={isNone} busy={unblocking === 'pending'} onClick={() => void changes.unblock(chosen)}>
          {text.blacklist.unblock}
        </Button>
      ) : (
        <>
          <IconButton
            icon={chatIcons.ban}
            label={text.block}
            disabled={isNone}
            onClick={() => changes.ask({ kind: 'block', chatIds: chosen, name: nameOf(chosen[0] ?? 0) })}
          />
          <IconButton
            icon={chatIcons.trash}
            label={text.selection.delete}
            disabled={isNone}
            onClick={() => changes.ask({ kind: 'delete', chatIds: chosen })}
          />
        </>
      )}
      {!isNone && unblocking === 'failed' && <p role="alert">{text.dialog.failed}</p>}
    </SelectionBar>
  );
}
