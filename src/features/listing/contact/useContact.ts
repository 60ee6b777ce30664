import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { usePathChange } from '../../../base/hooks/usePathChange';
import { useStore } from '../../../base/hooks/useStore';
import { type ContactMethod, contactRefusal, isOwn, isReachable, offeredContacts, type Viewer } from '../../../domain/contact/contact';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { accountOf } from '../../../state/account/account';
import { openContactOf } from '../../../state/account/openContact';
import { viewerOf } from '../../../state/account/viewerOf';
import { usePerson } from '../../../state/data/usePerson';
import { useHost, useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl } from '../../../state/search/selectListing';
import { useListingText } from '../../../text/listing/useListingText';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { unavailableText } from '../page/unavailable';
import type { ContactController } from './contactController';

const fetchCard = () => import('./ContactCard').then(({ ContactCard }) => ContactCard);
const fetchPageChat = () => import('../../chat-panel/PageChat').then(({ PageChat }) => PageChat);
const fetchChat = () => import('../../chat-panel/ListingChat').then(({ ListingChat }) => ListingChat);

type Code<Fetch extends () => Promise<unknown>> = Awaited<ReturnType<Fetch>>;

export interface LoadedContact extends ContactController {
  readonly card: Code<typeof fetchCard> | null;
  readonly pageChat: Code<typeof fetchPageChat> | null;
  readonly chat: Code<typeof fetchChat> | null;
}

export interface ContactOptions {
  readonly listing: ListingDetails;
  /** True if the page provides a chat. */
  readonly hasChat: boolean;
  readonly showToast: Toasts['show'];
  /** Returns false if the page handles the contact itself. */
  onContact(method: ContactMethod, listing: ListingDetails): boolean;
  /** Re-reads the token from its source. */
  syncToken?(): void;
  /** Asks what has become of the listing. */
  refresh?(): void;
}

/** Warnings, sign-in, contact card and chat of a listing (§4 "Contact", §6). The chat is the page's own, if it has one. */
export function useContact({ listing, hasChat, showToast, onContact, syncToken, refresh }: ContactOptions): LoadedContact {
  const { text } = useListingText();
  const runtime = useRuntime();
  const host = useHost();
  const account = accountOf(runtime);
  const store = openContactOf(runtime);
  const [me] = useState(() => ({}));
  const kind = useStore(store, (open) => (open?.by === me ? open.kind : null));
  const card = useLazy(fetchCard);
  const pageChat = useLazy(fetchPageChat);
  const chat = useLazy(fetchChat);
  const code = { card, pageChat, chat };
  /** Only the latest press continues after signing in, and only for the same listing. */
  const attempt = useRef(0);
  const from = useRef<HTMLElement | undefined>(undefined);

  const close = () => store.set((open) => (open?.by === me ? null : open));
  const viewer = (): Viewer | null => {
    syncToken?.();
    return viewerOf(account);
  };
  // An element always has the slot; the page decides whether to fill it.
  const isChatThere = () => hasChat && (!host || [...host.children].some((child) => child.slot === 'chat'));
  const open = (way: keyof typeof code) => {
    code[way].load();
    store.set({ kind: way, by: me });
  };
  const refuse = (about: ListingDetails, method: ContactMethod) => {
    const { siteUrl } = runtime;
    showToast(
      'warning',
      text.contact.signInTo[method],
      siteUrl ? { label: text.contact.signIn, href: listingUrl(runtime, about) } : undefined,
    );
  };

  const goOn = async (about: ListingDetails, method: ContactMethod): Promise<void> => {
    attempt.current += 1;
    const thisAttempt = attempt.current;
    switch (contactRefusal(about, method, viewer())) {
      case 'method':
        return showToast('warning', method === 'call' ? text.contact.onlyMessages : text.contact.onlyCalls);
      case 'own':
        return showToast('warning', text.contact.ownListing[method]);
      case 'anonymous': {
        const answer = account.promptSignIn(method);
        if (!answer) return refuse(about, method);
        const isSignedIn = await answer;
        if (thisAttempt !== attempt.current) return;
        if (isSignedIn && account.token() !== null) return latest.current.goOn(about, method);
        from.current?.focus({ preventScroll: true });
        return;
      }
      default:
        return open(method === 'call' ? 'card' : isChatThere() ? 'pageChat' : 'chat');
    }
  };
  const latest = useLatest({ goOn, close, showToast, l: text });

  const isOpen = kind !== null;
  const method = kind === 'card' ? 'call' : 'write';
  // Closes on unmount and when the listing changes.
  useLayoutEffect(
    () => () => {
      attempt.current += 1;
      latest.current.close();
    },
    [listing.id, latest],
  );
  usePathChange(close, isOpen);
  // A card or a chat belongs to the person who opened it: another tab may have signed in somebody else.
  const person = usePerson();
  const personBefore = useRef(person);
  useLayoutEffect(() => {
    const before = personBefore.current;
    personBefore.current = person;
    if (before !== null && person !== null && before !== person) latest.current.close();
  }, [person, latest]);

  // The profile may load after the contact has been opened.
  const user = useStore(account.store, (state) => (state.status === 'signedIn' ? state.user : null));
  const isMine = isOpen && isOwn(listing, user);
  useEffect(() => {
    if (!isMine) return;
    const { close, showToast, l } = latest.current;
    close();
    showToast('warning', l.contact.ownListing[method]);
  }, [isMine, method, latest]);

  // A number that was shown is not offered any more; the chat says so by itself.
  const why = kind === 'card' && !isReachable(listing) ? unavailableText(listing, text) : '';
  useEffect(() => {
    if (why === '') return;
    latest.current.close();
    latest.current.showToast('warning', why);
  }, [why, latest]);

  const isLost = isOpen && code[kind].hasFailed;
  useEffect(() => {
    if (!isLost) return;
    const { close, showToast, l } = latest.current;
    close();
    showToast('error', method === 'call' ? l.contact.failed : l.contact.chatFailed);
  }, [isLost, method, latest]);

  return {
    offered: isReachable(listing) ? offeredContacts(listing) : [],
    open: kind,
    busy: isOpen && !code[kind].value ? method : null,
    start(method, button) {
      from.current = button;
      refresh?.();
      if (onContact(method, listing)) void goOn(listing, method);
    },
    close,
    retrySignIn() {
      close();
      void goOn(listing, 'call');
    },
    showToast,
    card: card.value,
    pageChat: pageChat.value,
    chat: chat.value,
  };
}
