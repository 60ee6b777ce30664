import { useState } from 'react';
import { blockUsers, deleteChats, unblockUsers } from '../../../api/chats';
import type { RequestOptions } from '../../../api/client/request';
import { chatsKey } from '../../../state/chat/chatsKey';
import { accountSummaryKey } from '../../../state/mine/accountSummaryKey';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useMutation } from '../../../state/write/useMutation';

/** A question, or the notice after it (§4). */
export type ChatStep =
  | { readonly kind: 'block'; readonly chatId: number; readonly name: string }
  | { readonly kind: 'delete'; readonly chatIds: readonly number[] }
  | { readonly kind: 'blocked' | 'unblocked'; readonly chatId: number };

/** A chat has left its list. */
export type ChatGone = (chatIds: readonly number[]) => void;

/** Blocking, unblocking and deleting, with their questions and notices. */
export function useChatChanges() {
  const { transport } = useRuntime();
  const reloads = [chatsKey, accountSummaryKey];
  const [step, setStep] = useState<ChatStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (next: ChatStep) => {
    setStep(next);
    setOpen(true);
  };
  const block = useMutation((chatId: number, options: RequestOptions) => blockUsers(transport, { chatIds: [chatId] }, options), {
    reloads,
  });
  const unblock = useMutation((chatId: number, options: RequestOptions) => unblockUsers(transport, { chatIds: [chatId] }, options), {
    reloads,
  });
  const remove = useMutation((chatIds: readonly number[], options: RequestOptions) => deleteChats(transport, chatIds, options), {
    reloads,
  });
  const ask = (next: ChatStep) => {
    for (const { reset } of [block, unblock, remove]) reset();
    show(next);
  };
  return {
    step,
    isOpen,
    isPending: block.isPending || remove.isPending,
    hasFailed: block.error !== null || remove.error !== null,
    ask,
    close: () => setOpen(false),
    /** Does what was asked; resolves to the chats that are gone from their list by then. */
    async confirm(): Promise<readonly number[]> {
      if (step?.kind === 'block') {
        const { status } = await block.run(step.chatId);
        if (status === 'done') show({ kind: 'blocked', chatId: step.chatId });
      }
      if (step?.kind === 'delete') {
        const { status } = await remove.run(step.chatIds);
        if (status !== 'done') return [];
        setOpen(false);
        return step.chatIds;
      }
      return [];
    },
    /** Resolves to whether it was done; a notice says so. */
    async unblock(chatId: number): Promise<boolean> {
      const { status } = await unblock.run(chatId);
      if (status === 'done') show({ kind: 'unblocked', chatId });
      return status === 'done';
    },
    unblocking: unblock.isPending,
  };
}

export type ChatChanges = ReturnType<typeof useChatChanges>;
