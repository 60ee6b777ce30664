import { useRef, useState } from 'react';
import type { RequestOptions, Transport } from '../../api/client/request';
import type { ListingStatus } from '../../domain/enumerations';
import type { MyListing } from '../../domain/listing/myListing';
import type { OwnerAction } from '../../domain/listing/permissions/ownerActions';
import { accountSummaryKey, notificationsKey } from '../data/accountKeys';
import { useMutation } from '../data/useMutation';
import { useRuntime } from '../runtime/runtimeContext';

/** An action with a confirmation. */
export type ConfirmedAction = Exclude<OwnerAction, 'edit'>;

/** What the dialog says: the question, that it was done, or what the listing has become elsewhere. */
export type ActionStep =
  | { readonly kind: 'confirm'; readonly action: ConfirmedAction; readonly id: number }
  | { readonly kind: 'done'; readonly action: ConfirmedAction }
  | { readonly kind: 'changed'; readonly to: ListingStatus | 'deleted' };

export interface Wish {
  readonly id: number;
  readonly action: ConfirmedAction;
}

/** Returns what the listing has become elsewhere; null if the action is done. `lost`: actions that may have happened. */
export type Perform = (
  transport: Transport,
  wish: Wish,
  lost: Set<string>,
  options: RequestOptions,
) => Promise<ListingStatus | 'deleted' | null>;

/** Beginning of the keys of own listings. */
export const myListingsKey = ['myListings'] as const;

/** The actions of an owner (§4): question, call, answer. What shows the listing is loaded again after each. */
export function useListingAction() {
  const { transport } = useRuntime();
  const [step, setStep] = useState<ActionStep | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Actions whose answer was lost: they may have happened. */
  const lost = useRef(new Set<string>());
  const mutation = useMutation<Wish & { readonly perform: Perform }, ListingStatus | 'deleted' | null>(
    ({ perform, ...wish }, options) => perform(transport, wish, lost.current, options),
    { reloads: [myListingsKey, notificationsKey, accountSummaryKey] },
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
    /** Performs what was asked about; its code comes with the dialog. */
    async confirm(perform: Perform) {
      if (step?.kind !== 'confirm') return;
      const outcome = await mutation.run({ id: step.id, action: step.action, perform });
      if (outcome.status !== 'done') return;
      show(outcome.value ? { kind: 'changed', to: outcome.value } : { kind: 'done', action: step.action });
    },
    close: () => setOpen(false),
  };
}
