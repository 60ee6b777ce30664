import { useEffect } from 'react';
import { ContactButtons } from '../../../parts/card/ContactButtons';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { HandlerProps } from './ContactRequest';

const fetchHandler = () => import('./HandledRequest').then((module) => module.HandledRequest);

/** Handles the presses of a list; its code loads with the first one. */
function Handler(props: HandlerProps) {
  const { request } = props;
  const { value: HandledRequest, load } = useLazy(fetchHandler);
  // With every press: the code may have failed to load.
  useEffect(() => {
    if (request) load();
  }, [request, load]);
  return request && HandledRequest && <HandledRequest {...props} />;
}

/** The buttons of a row, and what handles them. */
export const rowContact = { Buttons: ContactButtons, Handler };
