import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { accountPath } from '../../domain/account/accountTab';
import { editPath } from '../../domain/listing/listing';
import type { OwnerAction } from '../../domain/listing/permissions/ownerActions';
import { useListingAction } from '../../state/account/useListingAction';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useText } from '../../text/catalogue/TextContext';
import { goTo } from '../../ui/dom/goTo';
import { useLazy } from '../../ui/hooks/useLazy';
import type { Toasts } from '../../ui/overlay/Toasts';

const fetchDialog = () => import('./ActionDialog').then(({ ActionDialog }) => ActionDialog);

/** While the pointer or the focus is still on its way to an action. What fails is asked for again by the action. */
export const fetchDialogEarly = () => void fetchDialog().catch(() => {});

export interface OwnerActionsOptions {
  /** What lists the listings; has the focus when one is gone. */
  readonly list: RefObject<HTMLElement | null>;
  readonly say: Toasts['show'];
  /** Returns false if the page goes there itself. */
  onNavigate(detail: { readonly url: string; readonly target: 'edit' | 'account' }): boolean;
}

/** What an owner can do with a listing (§4): the form opens at once, all else after a question, whose dialog is `element`. */
export function useOwnerActions({ list, say, onNavigate }: OwnerActionsOptions) {
  const { text: common } = useText();
  const { siteUrl } = useRuntime();
  const action = useListingAction();
  const { value: ActionDialog, hasFailed, load } = useLazy(fetchDialog);
  const sayLost = useLatest(() => {
    say('error', `${common.results.networkTitle}. ${common.results.networkText}`);
    action.close();
  });
  const isLost = hasFailed && action.isOpen;
  useEffect(() => {
    if (isLost) sayLost.current();
  }, [isLost, sayLost]);

  const open = (target: 'edit' | 'account', path: string, near?: HTMLElement) => {
    const url = siteUrl + path;
    // In the account itself, 'В личный кабинет' leads to where the visitor is: nothing opens then.
    if (onNavigate({ url, target })) goTo(url, near);
  };
  const act = (wanted: OwnerAction, { id }: { readonly id: number }) => {
    if (wanted === 'edit') return open('edit', editPath(id), list.current ?? undefined);
    load();
    action.ask(wanted, { id });
  };
  const element = ActionDialog && (
    <ActionDialog controller={action} list={list} onAccount={(near) => open('account', accountPath('ads'), near)} />
  );
  return { act, element };
}
