import { useRef, useState } from 'react';
import { toApiError } from '../../api/client/errors';
import { mayHaveHappened } from '../../api/client/idempotencyKey';
import type { RequestOptions, Transport } from '../../api/client/request';
import { deleteListing, setListingStatus } from '../../api/listing/myListings';
import type { ListingStatus } from '../../domain/enumerations';
import type { MyListing } from '../../domain/listing/myListing';
import type { OwnerAction } from '../../domain/listing/permissions/ownerActions';
import { accountSummaryKey } from '../../state/mine/accountSummaryKey';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useMutation } from '../../state/write/useMutation';

/** An action with a confirmation. */
export type ConfirmedAction = Exclude<OwnerAction, 'edit'>;

/** What the dialog says: the question, that it was done, or what the listing has become elsewhere. */
export type ActionStep =
  | { readonly kind: 'confirm'; readonly action: ConfirmedAction; readonly id: number }
  | { readonly kind: 'done'; readonly action: ConfirmedAction }
  | { readonly kind: 'changed'; readonly to: ListingStatus | 'deleted' };

interface Wish {
  readonly id: number;
  readonly action: ConfirmedAction;
}

/** Beginning of the keys of own listings. */
export const myListingsKey = ['myListings'] as const;

/** What a listing is after an action. */
const outcomeOf = { publish: 'moderation', archive: 'archived', delete: 'deleted' } as const satisfies Record<
  ConfirmedAction,
  ListingStatus | 'deleted'
>;

/** The actions of an owner (§4): question, call, answer. The list is loaded again after each. */
export function useListingAction() {
  const { transport } = useRuntime();
  const [step, setStep] = useState<ActionStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Actions whose answer was lost: they may have happened. */
  const lost = useRef(new Set<string>());
  const mutation = useMutation<Wish, ListingStatus | 'deleted' | null>(
    async (wish, options) => {
      const name = `${wish.action} ${wish.id}`;
      try {
        const found = await perform(transport, wish, options);
        const isOwn = lost.current.delete(name);
        return isOwn && found === outcomeOf[wish.action] ? null : found;
      } catch (thrown) {
        if (mayHaveHappened(toApiError(thrown))) lost.current.add(name);
        throw thrown;
      }
    },
    { reloads: [myListingsKey, accountSummaryKey] },
  );
  const show = (next: ActionStep) => {
    setStep(next);
    setOpen(true);
  };
  return {
    step,
    isOpen,
    isPending: mutation.isPending,
    error: mutation.error,
    ask(action: ConfirmedAction, { id }: Pick<MyListing, 'id'>) {
      mutation.reset();
      show({ kind: 'confirm', action, id });
    },
    async confirm() {
      if (step?.kind !== 'confirm') return;
      const outcome = await mutation.run(step);
      if (outcome.status !== 'done') return;
      show(outcome.value ? { kind: 'changed', to: outcome.value } : { kind: 'done', action: step.action });
    },
    close: () => setOpen(false),
  };
}

/** Returns what the listing had become before, if the action changed nothing or was refused. */
async function perform(transport: Transport, { id, action }: Wish, options: RequestOptions): Promise<ListingStatus | 'deleted' | null> {
  try {
    const isChanged =
      action === 'delete' ? await deleteListing(transport, id, options) : await setListingStatus(transport, id, outcomeOf[action], options);
    return isChanged ? null : outcomeOf[action];
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind !== 'rejected' || (error.status !== 400 && error.status !== 404)) throw thrown;
    return currentStatus(transport, id, options);
  }
}

async function currentStatus(transport: Transport, id: number, options: RequestOptions): Promise<ListingStatus | 'deleted'> {
  // Few actions are refused.
  const { getOwnListing } = await import('../../api/listing/listingWrites');
  try {
    const { listing } = await getOwnListing(transport, id, options);
    return listing.isDeleted ? 'deleted' : listing.status;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'rejected' && error.status === 404) return 'deleted';
    throw thrown;
  }
}
