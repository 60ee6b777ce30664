import { createElement, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChatPlace } from '../../api/chats';
import { hasOwn } from '../../base/foreign/hasOwn';
import { useLatest } from '../../base/hooks/useLatest';
import { usePathChange } from '../../base/hooks/usePathChange';
import { chatsPath } from '../../domain/account/accountTab';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import type { MessageTarget } from '../../state/chat/threadController';
import { usePerson } from '../../state/data/usePerson';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useChatText } from '../../text/chat/useChatText';
import { Button } from '../../ui/buttons/Button';
import { useScrollByKeys } from '../../ui/dom/scrollByKeys';
import type { ChatNavigateDetail } from '../chat/definition';
import { useFolderLink } from '../chat/dialogs/useFolderLink';
import { ChatList } from '../chat/list/ChatList';
import { Thread } from '../chat/thread/Thread';
import { Body, Head } from './Panel.styles';
import { PanelSurface } from './PanelSurface';
import { panelIcons } from './panelIcons';

export interface PanelWindowProps {
  /** What to open; null for the list. A new object opens it again. */
  readonly place: ChatPlace | null;
  readonly isOpen: boolean;
  readonly part?: string;
  readonly headingLevel?: number;
  onClose(): void;
  /** Returns false if the page opens the address itself. */
  onNavigate?(detail: ChatNavigateDetail): boolean;
}

/** The chats of the person who is signed in, in a panel (§2): one thread, or the list of all. Lazy-loaded. */
export function PanelWindow({ place, isOpen, part, headingLevel = 2, onClose, onNavigate = () => true }: PanelWindowProps) {
  const { text } = useChatText();
  const { siteUrl } = useRuntime();
  const person = usePerson();
  const close = useLatest(onClose);
  usePathChange(onClose, isOpen);
  // Another tab may have signed in somebody else. A person who has to sign in again comes back to the chat.
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== null && person !== null && before.current !== person) close.current();
    before.current = person;
  }, [person, close]);

  const url = siteUrl + chatsPath();
  const toPage = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && !onNavigate({ url, target: 'messages' })) event.preventDefault();
  };
  const tools = (
    <Button href={url} icon={panelIcons['external-link']} variant="ghost" size="s" aria-label={text.panel.all} onClick={toPage} />
  );
  return (
    <PanelSurface part={part} isOpen={isOpen} label={text.panel.name} subject={place} tools={tools} onClose={onClose}>
      {(buttons, isCollapsed) =>
        person === null ? (
          <Titled title={text.heading} tools={buttons} headingLevel={headingLevel}>
            <SignInPrompt title={text.signInTitle} signIn={text.signIn} headingLevel={Math.min(6, headingLevel + 1)} />
          </Titled>
        ) : (
          <Chats place={place} tools={buttons} isCollapsed={isCollapsed} headingLevel={headingLevel} onNavigate={onNavigate} />
        )
      }
    </PanelSurface>
  );
}

interface ChatsProps {
  readonly place: ChatPlace | null;
  readonly tools: ReactNode;
  readonly isCollapsed: boolean;
  readonly headingLevel: number;
  onNavigate(detail: ChatNavigateDetail): boolean;
}

function Chats({ place, tools, isCollapsed, headingLevel, onNavigate }: ChatsProps) {
  const { text } = useChatText();
  const start = { asked: place, at: place, message: null as MessageTarget | null, isBack: false };
  const [view, setView] = useState(start);
  if (view.asked !== place) setView(start);
  const show = (at: ChatPlace | null, message?: number) =>
    setView({ asked: place, at, message: message ? { id: message } : null, isBack: at === null });
  const { at, message, isBack } = view;
  const followFolder = useFolderLink(onNavigate);
  if (!at) {
    return (
      <Titled title={text.heading} tools={tools} headingLevel={headingLevel}>
        <ChatList
          folder="open"
          current={null}
          takesFocus={isBack}
          onFolder={followFolder}
          onOpen={(chatId, messageId) => show({ chatId }, messageId)}
        />
      </Titled>
    );
  }
  return (
    <Thread
      key={hasOwn(at, 'chatId') ? `chat-${at.chatId}` : `listing-${at.listingId}`}
      place={at}
      at={message}
      headingLevel={headingLevel}
      tools={tools}
      isCollapsed={isCollapsed}
      onBack={() => show(null)}
      onGone={() => show(null)}
      onNavigate={onNavigate}
    />
  );
}

interface TitledProps {
  readonly title: string;
  readonly tools: ReactNode;
  readonly headingLevel: number;
  readonly children: ReactNode;
}

function Titled({ title, tools, headingLevel, children }: TitledProps) {
  const body = useRef<HTMLDivElement>(null);
  useScrollByKeys(body);
  return (
    <>
      <Head>
        {createElement(`h${headingLevel}`, null, title)}
        {tools}
      </Head>
      <Body ref={body}>{children}</Body>
    </>
  );
}
