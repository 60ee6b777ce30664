import { type ReactNode, useState } from 'react';
import { deepFreeze } from '../../../base/deepFreeze';
import type { ContactMethod } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { CardContactProps } from '../../chat-panel/card/CardContact';
import type { FavouritesProps } from '../definition';

const fetchContact = () => import('../../chat-panel/card/CardContact').then(({ CardContact }) => CardContact);

export interface ComparedContact {
  /** Tells the host of a press; what it leaves to the kit is handled as on other cards. */
  press(method: ContactMethod, listing: Listing): void;
  /** The chat, to be rendered where it stays when the comparison ends. */
  readonly element: ReactNode;
}

/** Handles 'Позвонить' and 'Написать' of the comparison. */
export function useContact({ onContact, onSelectListing }: Pick<FavouritesProps, 'onContact' | 'onSelectListing'>): ComparedContact {
  const [request, setRequest] = useState<CardContactProps['request'] | null>(null);
  const { value: CardContact } = useLazy(fetchContact, request);
  return {
    press(method, listing) {
      if (onContact?.({ method, listing: deepFreeze(listing) }) !== false) setRequest({ method, listing });
    },
    element: request && CardContact && <CardContact request={request} onSelect={(detail) => onSelectListing?.(detail) !== false} />,
  };
}
