import { useMemo, useState } from 'react';
import { blockUsers, deleteChats, unblockUsers } from '../../../api/chats';
import { newIdempotencyKey } from '../../../api/client/idempotencyKey';
import type { RequestOptions } from '../../../api/client/request';
import { useLatest } from '../../../base/hooks/useLatest';
import { chatLimits } from '../../../domain/chat/chatLimits';
import { chatsKey } from '../../../state/chat/chatsKey';
import { accountSummaryKey } from '../../../state/data/accountKeys';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** A question, or the notice after it (§4). */
export type ChatStep =
  /** `name`: of the companion, where it is one chat. */
  | { readonly kind: 'block'; readonly chatIds: readonly number[]; readonly name: string }
  /** `count`: of its messages. */
  | { readonly kind: 'report'; readonly chatIds: readonly number[]; readonly name: string; readonly count: number }
  | { readonly kind: 'delete' | 'blocked' | 'unblocked'; readonly chatIds: readonly number[] };

/** A chat has left its list. */
export type ChatGone = (chatIds: readonly number[]) => void;

/** Unblocking has no question: where it was asked for, it says how it goes. */
export type Unblocking = 'still' | 'pending' | 'failed';

/** A call can name only so many chats. Each may be repeated: what is blocked or deleted stays so. */
const inParts =
  (call: (chatIds: readonly number[], options: RequestOptions) => Promise<unknown>) =>
  async (chatIds: readonly number[], options: RequestOptions): Promise<void> => {
    const { atOnce } = chatLimits;
    for (let at = 0; at < chatIds.length; at += atOnce) {
      const idempotencyKey = at === 0 ? options.idempotencyKey : newIdempotencyKey();
      await call(chatIds.slice(at, at + atOnce), { ...options, ...(idempotencyKey && { idempotencyKey }) });
    }
  };

/** Blocking, unblocking and deleting, with their questions and notices. */
export function useChatChanges() {
  const { transport } = useRuntime();
  const reloads = [chatsKey, accountSummaryKey];
  const [step, setStep] = useState<ChatStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [toUnblock, setToUnblock] = useState<readonly number[]>([]);
  const block = useMutation(
    inParts((chatIds, options) => blockUsers(transport, { chatIds }, options)),
    { reloads },
  );
  const unblock = useMutation(
    inParts((chatIds, options) => unblockUsers(transport, { chatIds }, options)),
    { reloads },
  );
  const remove = useMutation(
    inParts((chatIds, options) => deleteChats(transport, chatIds, options)),
    { reloads },
  );
  const unblocking: Unblocking = unblock.isPending ? 'pending' : unblock.error ? 'failed' : 'still';
  const latest = useLatest({ step, block, unblock, remove });
  const show = (next: ChatStep) => {
    setStep(next);
    setOpen(true);
  };
  const [calls] = useState(() => ({
    ask(next: ChatStep): void {
      const { block, unblock, remove } = latest.current;
      for (const { reset } of [block, unblock, remove]) reset();
      show(next);
    },
    close: () => setOpen(false),
    /** Does what was asked; resolves to the chats that are gone from their list by then. */
    async confirm(): Promise<readonly number[]> {
      const { step, block, remove } = latest.current;
      if (step?.kind === 'block') {
        const { status } = await block.run(step.chatIds);
        if (status === 'done') show({ kind: 'blocked', chatIds: step.chatIds });
      }
      if (step?.kind === 'delete') {
        const { status } = await remove.run(step.chatIds);
        if (status !== 'done') return [];
        setOpen(false);
        return step.chatIds;
      }
      return [];
    },
    /** A notice says that it was done. */
    async unblock(chatIds: readonly number[]): Promise<void> {
      setToUnblock(chatIds);
      const { status } = await latest.current.unblock.run(chatIds);
      if (status === 'done') show({ kind: 'unblocked', chatIds });
    },
  }));
  const isPending = block.isPending || remove.isPending;
  const hasFailed = block.error !== null || remove.error !== null;
  // The same until something changes: its dialogs are not drawn again with every message.
  return useMemo(
    () => ({
      ...calls,
      step,
      isOpen,
      isPending,
      hasFailed,
      /** How unblocking goes, if it was asked for these chats. */
      unblockingOf: (chatIds: readonly number[]): Unblocking => (`${chatIds}` === `${toUnblock}` ? unblocking : 'still'),
    }),
    [calls, step, isOpen, isPending, hasFailed, toUnblock, unblocking],
  );
}

export type ChatChanges = ReturnType<typeof useChatChanges>;
