import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { useStore } from '../../../base/hooks/useStore';
import { type ContactMethod, contactRefusal } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { accountOf } from '../../../state/account/account';
import { openContactOf } from '../../../state/account/openContact';
import { viewerOf } from '../../../state/account/viewerOf';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { type SelectListingDetail, selectListingDetail } from '../../../state/search/selectListing';
import { useContactText } from '../../../text/contact/useContactText';
import { goTo } from '../../../ui/dom/goTo';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { Toasts } from '../../../ui/overlay/Toasts';

const fetchChat = () => import('../ListingChat').then(({ ListingChat }) => ListingChat);

interface CardContactOptions {
  readonly showToast: Toasts['show'];
  /** Returns false if the host opens the listing itself. */
  onSelect(detail: SelectListingDetail): boolean;
}

export interface CardContact {
  start(method: ContactMethod, listing: Listing): void;
  /** The chat, to be rendered where it stays while the cards change. */
  readonly chat: ReactNode;
}

/** Handles 'Позвонить' and 'Написать' on a card: warnings, sign-in (§6), then the chat, or the listing's page, which has the contact card. */
export function useCardContact({ showToast, onSelect }: CardContactOptions): CardContact {
  const { text } = useContactText();
  const runtime = useRuntime();
  const store = openContactOf(runtime);
  const [me] = useState(() => ({}));
  const isOpen = useStore(store, (open) => open?.by === me);
  const { value: Chat, hasFailed, load } = useLazy(fetchChat);
  const [about, setAbout] = useState<Listing | null>(null);
  const close = () => store.set((open) => (open?.by === me ? null : open));

  const goOn = async (method: ContactMethod, listing: Listing): Promise<void> => {
    const account = accountOf(runtime);
    switch (contactRefusal(listing, method, viewerOf(account))) {
      case 'own':
        return showToast('warning', text.ownListing[method]);
      case 'anonymous': {
        const answer = account.promptSignIn(method);
        if (!answer) return showToast('warning', text.signInTo[method]);
        if ((await answer) && account.token() !== null) await goOn(method, listing);
        return;
      }
      // The card shows no button for methods the owner disallows.
      case 'method':
        return;
      default: {
        if (method === 'write') {
          setAbout(listing);
          load();
          return store.set({ kind: 'chat', by: me });
        }
        const detail = selectListingDetail(runtime, listing);
        if (onSelect(detail)) goTo(detail.url);
      }
    }
  };

  const latest = useLatest({ close, showToast });
  useLayoutEffect(() => () => latest.current.close(), [latest]);
  const isLost = isOpen && hasFailed;
  useEffect(() => {
    if (!isLost) return;
    latest.current.close();
    latest.current.showToast('error', text.chatFailed);
  }, [isLost, latest, text]);
  return {
    start: (method, listing) => void goOn(method, listing),
    chat: about && Chat && <Chat listing={about} isOpen={isOpen} onClose={close} />,
  };
}
