import { createElement, useEffect, useRef, useState } from 'react';
import { chatsPath } from '../../domain/account/accountTab';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import type { MessageTarget } from '../../state/chat/threadController';
import { usePerson } from '../../state/data/usePerson';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useChatText } from '../../text/chat/useChatText';
import { Button } from '../../ui/buttons/Button';
import { useVisibleHeight } from '../../ui/hooks/useVisibleHeight';
import { Alerts } from './alerts/Alerts';
import { TitleCount } from './alerts/TitleCount';
import { Choose, Head, Panes } from './Chat.styles';
import { chatIcons } from './chatIcons';
import type { ChatNavigateDetail, ChatProps } from './definition';
import { ChatList } from './list/ChatList';
import { OpenThread } from './OpenThread';

type Folder = 'open' | 'blacklist';

const targetOf = (id: number | undefined): MessageTarget | null => (id ? { id } : null);

/** Lists and thread side by side, or one at a time on a phone (§2 "Account"). Lazy-loaded. */
export function ChatPage({ headingLevel = 1, chatId, messageId, list = 'open', titleCount = false, onNavigate }: Omit<ChatProps, 'token'>) {
  const { text } = useChatText();
  const { siteUrl } = useRuntime();
  const person = usePerson();
  const head = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useVisibleHeight(box);
  const [folder, setFolder] = useState<Folder>(list);
  const [current, setCurrent] = useState<number | null>(chatId ?? null);
  /** Whether the thread was opened here: it takes the focus then. */
  const [isOpened, setOpened] = useState(false);
  /** Whether what had the focus goes with the thread: the list takes it once it is shown. */
  const isLeft = useRef(false);
  // The page may open another chat, or none.
  useEffect(() => setCurrent(chatId ?? null), [chatId]);
  const [at, setAt] = useState(() => targetOf(messageId));
  useEffect(() => setAt((known) => (known?.id === messageId ? known : targetOf(messageId))), [messageId]);
  useEffect(() => setFolder(list), [list]);

  const notify = (detail: ChatNavigateDetail) => onNavigate?.(detail) !== false;
  const open = (next: number | null, message?: number) => {
    setOpened(next !== null);
    setAt(targetOf(message));
    setCurrent(next);
    isLeft.current = next === null;
    notify({ url: siteUrl + chatsPath(folder, next, message), target: 'chat', chatId: next, ...(message && { messageId: message }) });
  };
  /** The address names the message no longer: a reload shows what is read now. */
  const leaveMessage = () => {
    if (!at || current === null) return;
    setAt(null);
    notify({ url: siteUrl + chatsPath(folder, current), target: 'chat', chatId: current });
  };
  const show = (next: Folder) => {
    setOpened(false);
    setCurrent(null);
    setFolder(next);
    notify({ url: siteUrl + chatsPath(next), target: next === 'blacklist' ? 'blacklist' : 'messages' });
  };
  useEffect(() => {
    if (current !== null || !isLeft.current) return;
    isLeft.current = false;
    box.current?.querySelector<HTMLElement>('[part=list]')?.focus({ preventScroll: true });
  }, [current, folder]);
  /** Shows a folder from a notice. The notice is gone then, so the list takes the focus. */
  const leaveFor = (next: Folder) => {
    isLeft.current = true;
    show(next);
  };
  /** The two lists are here; listings are elsewhere. */
  const follow = (detail: ChatNavigateDetail) => {
    if (detail.target !== 'blacklist' && detail.target !== 'messages') return notify(detail);
    leaveFor(detail.target === 'blacklist' ? 'blacklist' : 'open');
    return false;
  };

  if (person === null) return <SignInPrompt title={text.signInTitle} signIn={text.signIn} headingLevel={headingLevel} />;
  const isBlacklist = folder === 'blacklist';
  return (
    <section aria-label={isBlacklist ? text.blacklist.heading : text.heading}>
      {titleCount && <TitleCount />}
      <Alerts onOpen={open} />
      <Head ref={head} data-open={current !== null || undefined}>
        {createElement(`h${headingLevel}`, { part: 'heading' }, isBlacklist ? text.blacklist.heading : text.heading)}
        <Button
          variant="ghost"
          icon={isBlacklist ? chatIcons['arrow-left'] : chatIcons.ban}
          onClick={() => show(isBlacklist ? 'open' : 'blacklist')}
        >
          {isBlacklist ? text.blacklist.back : text.blacklist.heading}
        </Button>
      </Head>
      <Panes ref={box} data-open={current !== null || undefined}>
        <div>
          <ChatList
            key={folder}
            folder={folder}
            current={current}
            headingLevel={headingLevel + 1}
            onOpen={open}
            onGone={(ids) => {
              if (current !== null && ids.includes(current)) open(null);
            }}
            onFolder={leaveFor}
          />
        </div>
        <div>
          {current === null ? (
            <Choose>{text.choose}</Choose>
          ) : (
            <OpenThread
              key={`${person} ${current}`}
              head={head}
              place={{ chatId: current }}
              at={at}
              onLeave={leaveMessage}
              headingLevel={headingLevel}
              takesFocus={isOpened}
              onBack={() => open(null)}
              onNavigate={follow}
              onGone={() => open(null)}
            />
          )}
        </div>
      </Panes>
    </section>
  );
}
