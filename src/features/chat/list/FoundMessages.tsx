import { createElement, useState } from 'react';
import { styled } from 'styled-components';
import { findMessages } from '../../../api/chats';
import { isNetworkError } from '../../../api/client/errors';
import { chatsPath } from '../../../domain/account/accountTab';
import { foundParts, searchedWords } from '../../../domain/chat/messageWords';
import { chatsKey } from '../../../state/chat/chatsKey';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatFoundText } from '../../../text/chat/found/useChatFoundText';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { FailureState } from '../../../ui/states/FailureState';
import { Spinner } from '../../../ui/states/Spinner';
import { StateBlock } from '../../../ui/states/StateBlock';
import { Hint, More, Rows } from './ChatList.styles';
import { ChatRow } from './ChatRow';

export interface FoundMessagesProps {
  readonly search: string;
  /** Whether chats were found above. */
  readonly hasChats: boolean;
  readonly headingLevel: number;
  onOpen(chatId: number, messageId: number): void;
}

/** Letters before the first word that was found, so that it is in sight. */
const lead = 24;

/** Messages with the words of a search, below the chats that it finds. Lazy-loaded. */
export function FoundMessages({ search, hasChats, headingLevel, onOpen }: FoundMessagesProps) {
  const { text: chatText } = useChatText();
  const { text } = useChatFoundText();
  const { siteUrl, transport } = useRuntime();
  const [shown, setShown] = useState({ search, pages: 1 });
  const pages = shown.search === search ? shown.pages : 1;
  const words = searchedWords(search);
  const load = useLoad(privateStoreOf, [...chatsKey, 'found', search, pages], async (options) => {
    let found = await findMessages(transport, search, options);
    for (let page = 1; page < pages && found.hasMore; page += 1) {
      const { items, hasMore } = await findMessages(transport, search, { ...options, before: found.items.at(-1)?.last.id });
      found = { items: [...found.items, ...items], hasMore };
    }
    return found;
  });
  const found = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  if (load.status === 'failed') {
    return <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel} onRetry={load.retry} />;
  }
  const isNothing = load.status === 'ready' && found?.items.length === 0;
  const count = found && found.items.length > 0 ? text.found(found.items.length, found.hasMore) : '';
  return (
    <Found aria-label={text.heading} aria-busy={load.status === 'loading'}>
      <LiveRegion>{isNothing ? !hasChats && chatText.nothingFound : load.status === 'ready' && count}</LiveRegion>
      {isNothing && !hasChats && <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={chatText.nothingFound} />}
      {!found && (
        <More>
          <Spinner />
        </More>
      )}
      {count !== '' && (
        <>
          <Heading>
            {createElement(`h${headingLevel}`, null, text.heading)}
            <small>{count}</small>
          </Heading>
          <Rows>
            {found?.items.map((chat) => (
              <ChatRow
                key={chat.last.id}
                chat={{ ...chat, unread: 0 }}
                loadedAt={-Infinity}
                href={siteUrl + chatsPath('open', chat.id, chat.last.id)}
                isShort={false}
                isCurrent={false}
                isSelected={null}
                text={<Marked text={chat.last.isOwn ? chatText.you(chat.last.text) : chat.last.text} words={words} />}
                onOpen={() => onOpen(chat.id, chat.last.id)}
              />
            ))}
          </Rows>
          {found?.hasMore && (
            <More>
              <Button busy={load.status === 'loading'} onClick={() => setShown({ search, pages: pages + 1 })}>
                {text.more}
              </Button>
            </More>
          )}
        </>
      )}
      {isNothing && <Hint>{chatText.searchHint}</Hint>}
    </Found>
  );
}

/** A message with the words that were found, the first of them in sight. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const parts = foundParts(text.replace(/\s+/g, ' '), words);
  return parts.map((part, index) => {
    const cut = index === 0 && !part.isFound && parts.length > 1 && part.text.length > lead;
    const shown = cut ? `…${part.text.slice(-lead).replace(/^\S*\s/, '')}` : part.text;
    // Pieces of one text never change their places.
    const key = `${index} ${shown}`;
    return part.isFound ? <mark key={key}>{shown}</mark> : <span key={key}>{shown}</span>;
  });
}

const Found = styled.section`
  mark {
    border-radius: 2px;
    background: var(--kv-accent-soft-hover);
    color: var(--kv-text);
  }
`;

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  padding: 16px 16px 4px;
  > :first-child {
    font: var(--kv-type-title);
  }
  small {
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
  }
`;
