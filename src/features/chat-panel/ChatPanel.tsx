import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChatPlace } from '../../api/chats';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { accountOf } from '../../state/account/account';
import { openContactOf } from '../../state/account/openContact';
import { useToken } from '../../state/account/useToken';
import { chatPanelsOf } from '../../state/chat/chatPanels';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { badChat } from '../../state/runtime/siteProblems';
import { useContactText } from '../../text/contact/useContactText';
import { useLazy } from '../../ui/hooks/useLazy';
import { useToasts } from '../../ui/overlay/Toasts';
import type { ChatPanelControl, ChatPanelProps } from './definition';

const fetchAlerts = () => import('../chat/alerts/Alerts').then(({ Alerts }) => Alerts);
const fetchWindow = () => import('./PanelWindow').then(({ PanelWindow }) => PanelWindow);

/** A panel of chats for the whole page (§2): what is opened by 'Написать' or a script appears in it. Takes no space until then. */
export function ChatPanel({ ref, token, headingLevel, onNavigate, onClosed }: ChatPanelProps) {
  const { text } = useContactText();
  const runtime = useRuntime();
  const report = useReport();
  const syncToken = useToken(token);
  const store = openContactOf(runtime);
  const [me] = useState(() => ({}));
  const opened = useStore(store, (open) => (open?.by === me ? open : null));
  const isSignedIn = useStore(accountOf(runtime).store, ({ status }) => status === 'signedIn');
  const { value: Alerts } = useLazy(fetchAlerts, isSignedIn);
  const { value: Window, hasFailed, load } = useLazy(fetchWindow);
  const toasts = useToasts(text.close);
  /** Only the latest call continues after sign-in. */
  const attempt = useRef(0);

  const latest = useLatest({ load, syncToken, report, onClosed });
  const actions = useMemo(() => {
    const show = (place: ChatPlace | null) => {
      attempt.current += 1;
      store.set({ kind: 'chat', place, by: me });
      latest.current.load();
    };
    const close = () => store.set((open) => (open?.by === me ? null : open));
    const control: ChatPanelControl = {
      async open(chat) {
        const place = placeOf(chat);
        if (place === undefined) {
          latest.current.report(badChat);
          return false;
        }
        latest.current.syncToken();
        const account = accountOf(runtime);
        attempt.current += 1;
        const thisAttempt = attempt.current;
        // Without a way to sign in, the panel itself leads to the main site.
        if (account.token() === null && (await account.promptSignIn('write')) === false) return false;
        if (thisAttempt !== attempt.current) return false;
        show(place);
        return fetchWindow().then(
          () => true,
          () => false,
        );
      },
      close,
    };
    return { show, close, control, openChat: (chatId: number) => show({ chatId }) };
  }, [runtime, store, me, latest]);
  useImperativeHandle(ref, () => actions.control, [actions]);

  useLayoutEffect(() => {
    const remove = chatPanelsOf(runtime).add(actions.show);
    return () => {
      remove();
      attempt.current += 1;
      actions.close();
    };
  }, [runtime, actions]);

  const isOpen = opened !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) latest.current.onClosed?.({ instance: actions.control });
    wasOpen.current = isOpen;
  }, [isOpen, actions, latest]);
  const isLost = isOpen && hasFailed;
  const { show: showToast } = toasts;
  useEffect(() => {
    if (!isLost) return;
    actions.close();
    showToast('error', text.chatFailed);
  }, [isLost, actions, showToast, text]);

  return (
    <>
      {Alerts && <Alerts onOpen={actions.openChat} />}
      {Window && (
        <Window
          part="chat"
          place={opened?.place ?? null}
          isOpen={isOpen}
          headingLevel={headingLevel}
          onClose={actions.close}
          onNavigate={(detail) => onNavigate?.({ ...detail, instance: actions.control }) !== false}
        />
      )}
      {toasts.element}
    </>
  );
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Reads what a script of the page gave: null for the list, undefined if it names no chat. */
function placeOf(given: unknown): ChatPlace | null | undefined {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'object') return undefined;
  const { listingId, chatId }: { readonly listingId?: unknown; readonly chatId?: unknown } = given;
  if (isId(chatId)) return { chatId };
  return isId(listingId) ? { listingId } : undefined;
}
